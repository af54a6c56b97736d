import { useLanguage } from '../../src/i18n/useLanguage';
import { Cluster, DateTile } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/DateTile' } satisfies Subject;

export function ShortAndLong() {
  const lang = useLanguage();
  return (
    <Cluster>
      <DateTile date="2099-05-01" lang={lang} />
      <DateTile date="2099-09-30" lang={lang} />
    </Cluster>
  );
}

export function OfAnotherYear() {
  return <DateTile date="2099-09-30" lang={useLanguage()} hasYear />;
}
