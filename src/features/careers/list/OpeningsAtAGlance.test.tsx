import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { sampleOpening } from '../../../../tests/support/sampleApplication.ts';
import { careersApi } from '../../../store/careersApi.ts';
import { makeStore } from '../../../store/store.ts';
import { OpeningsAtAGlance } from './OpeningsAtAGlance.tsx';

it('names no place if the newest openings of a long list are all remote', async () => {
  const store = makeStore();
  const values = {
    location: ['London, United Kingdom'],
    employment_type: [],
    department: [],
    workplace: ['remote'],
  };
  const result = {
    openings: [{ ...sampleOpening, workplace: 'remote' }],
    total: 243,
    hasAlerts: false,
    values,
  };
  await store.dispatch(
    careersApi.util.upsertQueryEntries([{ endpointName: 'careerList', arg: undefined, value: result }]),
  );
  render(
    <Provider store={store}>
      <OpeningsAtAGlance />
    </Provider>,
  );
  expect(screen.getByText('Some openings are entirely remote')).toBeVisible();
  expect(screen.queryByText(/more places/)).toBeNull();
});
