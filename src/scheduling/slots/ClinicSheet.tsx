import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

import { Card, SlotGrid } from '../../ui';
import { color, phone, space, type } from '../../ui/theme/tokens';
import type { ClinicDay } from './groupSlots';
import { ElsewhereSlot } from './ElsewhereSlot';
import { TimeSlot } from './TimeSlot';
import { useCareText } from '../text/useCareText';
import { useNetwork } from '../text/useNetwork';
import { useOfferText } from '../text/useOfferText';

const Sheet = styled(Card)`
  gap: ${space.xl};
  ${phone} {
    gap: ${space.s};
    padding-block: ${space.s} ${space.l};
    h3 {
      font-size: ${type.body};
    }
  }
`;

const OfferBox = styled.div`
  display: grid;
  gap: ${space.s};
`;

const Receiver = styled.p`
  line-height: 1.4;
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${type.small};
  }
`;

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${type.small};
`;

function Times({ offer: { spaces, mode } }: { offer: ClinicDay['offers'][number] }) {
  const ours = spaces.filter(({ elsewhere }) => !elsewhere);
  return (
    <>
      {ours.length > 0 && (
        <SlotGrid $slot={mode === null ? 'usual' : 'narrow'}>
          {ours.map((slot) => (
            <TimeSlot key={slot.spaceId} slot={slot} showsMode={mode === null} />
          ))}
        </SlotGrid>
      )}
      {spaces
        .filter(({ elsewhere }) => elsewhere)
        .map((slot) => (
          <ElsewhereSlot key={slot.spaceId} slot={slot} />
        ))}
    </>
  );
}

function Parts({ texts }: { texts: readonly (string | false)[] }) {
  return texts
    .flatMap((text) => text || [])
    .map((text, at) => (
      <Fragment key={text}>
        {at > 0 && <span>{'\u00a0· '}</span>}
        <span>{text}</span>
      </Fragment>
    ));
}

const hasFee = ({ care }: ClinicDay['offers'][number]): boolean => care?.coverage === 'fees';

type Props = { clinicDay: ClinicDay; heading: ReactNode };

/** What helps to choose between two times stands above them, the rest below (decision 94). */

export function ClinicSheet({ clinicDay, heading }: Props) {
  const { whoOf, howOf } = useOfferText();
  const { whomOf, costOf } = useCareText();
  const line = useNetwork().clinicOf(clinicDay.clinicId)?.address.line;
  return (
    <Sheet>
      <div>{heading}</div>
      {clinicDay.offers.map((offer) => (
        <OfferBox key={offer.key}>
          <Receiver>
            <strong translate="no">{whoOf(offer)}</strong>
            <small>
              <Parts texts={[howOf({ ...offer, perName: '' }), hasFee(offer) && costOf(offer)]} />
            </small>
          </Receiver>
          <Times offer={offer} />
          <Note>
            <Parts texts={[offer.perName, whomOf(offer), !hasFee(offer) && costOf(offer)]} />
          </Note>
        </OfferBox>
      ))}
      {line && <Note translate="no">{line}</Note>}
    </Sheet>
  );
}
