import { howToName, isActingName } from '../data/actedAs.ts';
import { ClinicRefused } from './clinicRefused.ts';

const option = '--as';

/** @throws ClinicRefused unless it is a name of one line */
export const readActing = (
  words: readonly string[],
  mustName: boolean,
): { name: string; others: readonly string[] } => {
  const at = words.findIndex((word) => word === option || word.startsWith(`${option}=`));
  const isJoined = words[at]?.startsWith(`${option}=`) ?? false;
  const given = at === -1 ? '' : isJoined ? (words[at] ?? '').slice(option.length + 1) : (words[at + 1] ?? '');
  const name = given.trim();
  if (at === -1 && !mustName) return { name, others: words };
  if (!isActingName(name)) throw new ClinicRefused(`Say who acts, for the patient’s access log: ${howToName}.`);
  return { name, others: words.toSpliced(at, isJoined ? 1 : 2) };
};
