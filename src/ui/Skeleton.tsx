import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';

import { saysWhole } from './live';
import { sheet, visuallyHidden } from './theme/mixins';
import { color, space } from './theme/tokens';
import { useLater } from './useLater';

const breathe = keyframes`50% { opacity: 0.45; }`;

const Sheets = styled.div`
  display: grid;
  gap: ${space.l};
`;

const Sheet = styled.div`
  ${sheet}
  display: grid;
  gap: ${space.m};
  padding: ${space.xl};
`;

const Line = styled.div<{ $width: string }>`
  width: ${({ $width }) => $width};
  height: 1.25rem;
  border-radius: 4px;
  background: ${color.sunken};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Said = styled.p`
  ${visuallyHidden}
`;

/** After 300 ms; announced once, politely. */
export function Skeleton({ cards = 1 }: { cards?: number }) {
  const { t } = useTranslation();
  const isLate = useLater();
  return (
    <Sheets aria-busy="true" data-coming="">
      <Said {...saysWhole}>{isLate ? t('common.loading') : ''}</Said>
      {isLate &&
        Array.from({ length: cards }, (_, at) => (
          <Sheet key={at} aria-hidden="true">
            <Line $width="40%" />
            <Line $width="85%" />
            <Line $width="60%" />
          </Sheet>
        ))}
    </Sheets>
  );
}
