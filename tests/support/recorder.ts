import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

/** Makes a middleware that records every action of a store. */
export const makeRecorder = () => {
  const actions: UnknownAction[] = [];
  const watch: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  return { watch, actions };
};
