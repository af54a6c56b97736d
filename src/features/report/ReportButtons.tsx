import { useTranslation } from 'react-i18next';

import { Button, Cluster, useFieldValue } from '../../ui';

type Props = {
  isSent: boolean;
  isSending: boolean;
  onSave: ((note: string) => void) | null;
};

export function ReportButtons({ isSent, isSending, onSave }: Props) {
  const { t } = useTranslation();
  const note = useFieldValue('note').trim();
  return (
    <Cluster>
      <Button type="submit" busy={isSending && t('report.sending')}>
        {t(isSent ? 'report.send' : 'report.submit')}
      </Button>
      {isSent && onSave !== null && (
        <Button
          look="secondary"
          onPress={() => {
            onSave(note);
          }}
        >
          {t('report.submit')}
        </Button>
      )}
    </Cluster>
  );
}
