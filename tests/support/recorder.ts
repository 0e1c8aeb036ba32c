import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

/** Makes a middleware that records every action and every state of a store. */
export const makeRecorder = () => {
  const actions: UnknownAction[] = [];
  const states: string[] = [];
  const watch: Middleware = (api) => (next) => (action) => {
    const result = next(action);
    actions.push(action as UnknownAction);
    states.push(JSON.stringify(api.getState()));
    return result;
  };
  return {
    watch,
    actions,
    /** Everything that the state or an action ever contained, as text. */
    trace: () => JSON.stringify(actions) + states.join('\n'),
  };
};
