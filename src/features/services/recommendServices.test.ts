import { serviceOverlaps } from '../../content/whichOne.ts';
import { recommendServices } from './recommendServices.ts';

it('leaves out a service that another one includes, and says why', () => {
  const night = recommendServices(['networkOperationsCenter', 'serviceDesk', 'networkOperation']);
  expect(night).toEqual({
    services: ['serviceDesk', 'networkOperation'],
    reasons: [serviceOverlaps[0]?.reason],
  });
  const whole = recommendServices(['networkOperationsCenter', 'networkOperation', 'managedNetwork']);
  expect(whole).toEqual({ services: ['managedNetwork'], reasons: [serviceOverlaps[1]?.reason] });
});

it('begins with the service on which another one builds, and gives no reason where nothing overlaps', () => {
  expect(recommendServices(['sdWan', 'networkAudit']).services).toEqual(['networkAudit', 'sdWan']);
  expect(recommendServices(['devOps', 'cyberSecurity']).reasons).toEqual([]);
});
