/** JSON if it parses, else text: other back ends send wrong content types. */
export const readAnswer = async (answer: Response): Promise<unknown> => {
  const text = await answer.text();
  if (text.trim() === '') return null;
  const isJson = /\bjson\b/i.test(answer.headers.get('Content-Type') ?? '') || /^\s*[{["]/.test(text);
  if (!isJson) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
