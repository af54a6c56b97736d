import { SpelledOut } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/SpelledOut' } satisfies Subject;

const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const recoveryCode = '123456789012';

const reference = 'E63VV6Y347';

export const Key = () => <SpelledOut>{key}</SpelledOut>;

export const RecoveryCode = () => <SpelledOut separator="-">{recoveryCode}</SpelledOut>;

export const Reference = () => <SpelledOut size={5}>{reference}</SpelledOut>;
