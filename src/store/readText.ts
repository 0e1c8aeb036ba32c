/**
 * An answer's body: JSON where it is JSON, else the text, since the e-mail provider answers in plain words. Empty where
 * the connection broke after the status, which alone says whether the message was taken.
 */
export const readText = async (response: Response): Promise<unknown> => {
  const text = await response.text().catch(() => '');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
