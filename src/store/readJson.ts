/** Undefined where the answer is no JSON, like the HTML page that a foreign server sends along with its 404. */
export const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
};
