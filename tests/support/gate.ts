/** A scripted response with this `gate` is sent once `open` is called. */
export const makeGate = () => {
  let open: (value?: unknown) => void = () => undefined;
  const gate = new Promise((resolve) => {
    open = resolve;
  });
  return { gate, open };
};
