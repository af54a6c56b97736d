/**
 * What an answer holds, whatever it is called: JSON as what it says, anything else as text, nothing as null. The specification
 * does not show most bodies, and another back end may send JSON as text, or words where JSON is announced.
 */
export const readAnswer = async (answer: Response): Promise<unknown> => {
  const text = await answer.text();
  if (text.trim() === '') return null;
  const isJson = /\bjson\b/i.test(answer.headers.get('Content-Type') ?? '') || /^\s*[{["]/.test(text);
  if (!isJson) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text; // it says something, if only to be shown
  }
};
