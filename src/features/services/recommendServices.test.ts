import { serviceOverlaps } from '../../content/whichOne.ts';
import { recommendServices } from './recommendServices.ts';

it('leaves out a service that another one includes, and says why', () => {
  const { services, reasons } = recommendServices([
    'networkOperationsCenter',
    'serviceDesk',
    'networkOperation',
  ]);
  expect(services).toEqual(['serviceDesk', 'networkOperation']);
  expect(reasons).toEqual([serviceOverlaps[0]?.reason]);
  const whole = recommendServices(['networkOperationsCenter', 'networkOperation', 'managedNetwork']);
  expect(whole).toEqual({ services: ['managedNetwork'], reasons: [serviceOverlaps[1]?.reason] });
});

it('begins with the service on which another one builds', () => {
  expect(recommendServices(['sdWan', 'networkAudit']).services).toEqual(['networkAudit', 'sdWan']);
});

it('keeps alternatives, and gives the reason once', () => {
  const { services, reasons } = recommendServices(['directHire', 'onsiteEmbedded', 'supplementalStaffing']);
  expect(services).toEqual(['directHire', 'onsiteEmbedded', 'supplementalStaffing']);
  expect(reasons).toHaveLength(1);
});

it('gives no reason where nothing overlaps', () => {
  expect(recommendServices(['devOps'])).toEqual({ services: ['devOps'], reasons: [] });
});
