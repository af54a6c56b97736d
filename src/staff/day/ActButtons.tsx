import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { OfferedAct } from '../../../contract/staff.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useServerMessage } from '../../i18n/useServerMessage';
import { formatTime } from '../../lib/clinicTime';
import { Alert, Button, ButtonLink } from '../../ui';
import { linkTarget, space } from '../../ui/theme/tokens';
import { toMove, toWrite } from '../staffPaths';
import { isAsked, isSent, type RowProps } from './dayListProps';

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

const pages = { write: toWrite, move: toMove } as const;

const isPage = (act: OfferedAct): act is keyof typeof pages => act in pages;

type Props = RowProps & { onPressed: () => void };

export function ActButtons({ appointment, asked, timeZone, sent, onAct, onAsk, onPressed }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const words = useServerMessage();
  const { acts, name, reservationId, startsAt } = appointment;
  const hour = formatTime(startsAt, { timeZone, lang });
  const labelOf = (act: OfferedAct) => t('staff.act.named', { act: t(`staff.act.${act}`), name, hour });
  const isBusy = sent !== undefined && sent.failure === undefined;
  return (
    <Acts>
      {acts.filter(isSent).map((act) => (
        <Button
          key={act}
          look={act === 'remind' ? 'quiet' : 'secondary'}
          label={labelOf(act)}
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
        <ButtonLink key={act} look="quiet" label={labelOf(act)} to={pages[act]({ ...asked, reservationId })}>
          {t(`staff.act.${act}`)}
        </ButtonLink>
      ))}
      {acts.filter(isAsked).map((act) => (
        <Button
          key={act}
          look="quiet"
          label={labelOf(act)}
          onPress={() => {
            onPressed();
            if (!isBusy) onAsk({ act, appointment });
          }}
        >
          {t(`staff.act.${act}`)}
        </Button>
      ))}
      {sent?.failure && <Alert>{words(sent.failure)}</Alert>}
    </Acts>
  );
}
