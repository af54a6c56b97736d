import { readAnswer } from './readAnswer';

export type Expected = { type: string; begins?: string; ends?: string; size?: number };

const isWhole = async (file: Blob, { type, begins = '', ends = '', size }: Expected): Promise<boolean> => {
  if (file.type.split(';')[0]?.trim().toLowerCase() !== type.toLowerCase()) return false;
  if (file.size === 0 || (size !== undefined && file.size !== size)) return false;
  const mark = 3; // of the byte order, which text() drops
  const [head, tail] = await Promise.all([
    file.slice(0, begins.length + mark).text(),
    file.slice(-9 - ends.length).text(),
  ]);
  return head.startsWith(begins) && tail.trimEnd().endsWith(ends);
};

const nameIn = (answer: Response): string =>
  /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? '';

/** Anything but the whole file is judged like every answer (decision 54). */
export const fileOr = (expected: Expected) => async (answer: Response) => {
  const copy = answer.clone();
  const file = new Blob([await answer.arrayBuffer()], { type: answer.headers.get('Content-Type') ?? '' });
  if (!answer.ok || !(await isWhole(file, expected))) return readAnswer(copy);
  return new File([file], nameIn(answer), { type: file.type });
};
