import { act } from '@testing-library/react';
import { jest } from '@jest/globals';

const setOnline = (isOnline: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

/** Makes the browser offline; restored with the mocks after each test. */
export const goOffline = (): void => setOnline(false);
export const goOnline = (): void => setOnline(true);
