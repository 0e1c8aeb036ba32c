import { api } from '../api.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { Loaded, Page } from '../shell/Page.tsx';

export const SettingsPage = () => {
  const result = api.useReadSettingsQuery(undefined);
  return (
    <Page title="Settings">
      <p className="text-body-secondary">
        The server runs with these settings. An operator changes them in its environment.
      </p>
      <Loaded result={result}>
        {({ settings }) => (
          <DataTable
            label="Settings"
            rows={settings}
            getKey={({ name }) => name}
            columns={[
              { heading: 'Setting', className: 'text-break', cell: ({ name }) => name },
              { heading: 'Value', className: 'text-break', cell: ({ value }) => value || 'not set' },
            ]}
          />
        )}
      </Loaded>
    </Page>
  );
};
