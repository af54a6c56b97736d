import { useTranslation } from 'react-i18next';

import { Cluster, FileButton } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/FileButton' } satisfies Subject;

export function ToPressAndBusy() {
  const { t } = useTranslation();
  const onChosen = () => undefined;
  return (
    <Cluster>
      <FileButton accept="image/png" icon="attach" onChosen={onChosen}>
        {t('mailbox.files.add')}
      </FileButton>
      <FileButton accept="image/png" icon="attach" busy={t('mailbox.files.busy')} onChosen={onChosen}>
        {t('mailbox.files.add')}
      </FileButton>
    </Cluster>
  );
}
