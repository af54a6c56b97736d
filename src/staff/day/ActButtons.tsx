import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { OfferedAct } from '../../../contract/staff.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useServerMessage } from '../../i18n/useServerMessage';
import { formatTime } from '../../lib/clinicTime';
import { Alert, Button, ButtonLink } from '../../ui';
import { linkTarget, space } from '../../ui/theme/tokens';
import { moveAt, writeAt } from '../staffPaths';
import type { RowAct, RowProps } from './dayListProps';

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  a,
  button {
    width: auto;
    min-height: ${linkTarget};
    padding: ${space.xs} ${space.m};
  }
`;

const pages = { write: writeAt, move: moveAt } as const;

const isPage = (act: OfferedAct): act is keyof typeof pages => act in pages;

const isSent = (act: OfferedAct): act is RowAct => act !== 'cancel' && !isPage(act);

const isQuiet = (act: RowAct): boolean => act === 'undone' || act === 'remind';

type Props = RowProps & { onPressed: () => void };

export function ActButtons({ appointment, asked, timeZone, sent, onAct, onCancel, onPressed }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { acts, name, reservationId, startsAt } = appointment;
  const hour = formatTime(startsAt, { timeZone, lang });
  const labelOf = (act: string) => t('staff.act.named', { act, name, hour });
  const words = useServerMessage();
  const isBusy = sent !== undefined && sent.failure === undefined;
  return (
    <Acts>
      {acts.filter(isSent).map((act) => (
        <Button
          key={act}
          look={isQuiet(act) ? 'quiet' : 'secondary'}
          label={labelOf(t(`staff.act.${act}`))}
          busy={isBusy && sent.act === act && t('staff.act.sending')}
          onPress={() => {
            onPressed();
            if (!isBusy) void onAct(appointment, act);
          }}
        >
          {t(`staff.act.${act}`)}
        </Button>
      ))}
      {acts.filter(isPage).map((act) => (
        <ButtonLink
          key={act}
          look="quiet"
          label={labelOf(t(`staff.act.${act}`))}
          to={pages[act]({ ...asked, reservationId })}
        >
          {t(`staff.act.${act}`)}
        </ButtonLink>
      ))}
      {acts.includes('cancel') && (
        <Button
          look="quiet"
          label={labelOf(t('staff.act.cancel'))}
          onPress={() => {
            onPressed();
            onCancel(appointment);
          }}
        >
          {t('staff.act.cancel')}
        </Button>
      )}
      {sent?.failure && <Alert>{words(sent.failure)}</Alert>}
    </Acts>
  );
}
