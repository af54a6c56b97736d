import type { MouseEvent } from 'react';
import styled from 'styled-components';

import { buttonLook, type ButtonLook } from './Button';
import { Icon, type IconName } from './Icon';
import { color } from './theme/tokens';

const Shape = styled.a<{ $look: ButtonLook }>`
  ${buttonLook}
  &:visited {
    color: ${({ $look }) => ($look === 'quiet' ? color.link : color.primary)};
  }
`;

type Props = {
  href: string;
  /** The server's name by default. */
  name?: string;
  icon: IconName;
  look?: Extract<ButtonLook, 'secondary' | 'quiet'>;
  onPress?: (event: MouseEvent) => void;
  children: string;
};

export function DownloadLink({ href, name, icon, look = 'quiet', onPress, children }: Props) {
  return (
    <Shape href={href} download={name ?? true} $look={look} onClick={onPress}>
      <Icon name={icon} />
      <span>{children}</span>
    </Shape>
  );
}
