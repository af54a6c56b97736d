import type { ReactNode } from 'react';
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
  /** How the file is called on the device; the server says it where it is not given. */
  name?: string;
  icon: IconName;
  look?: Extract<ButtonLook, 'secondary' | 'quiet'>;
  children: ReactNode;
};

/** A file of the server’s, which the device opens or keeps as it does with its kind. */
export function DownloadLink({ href, name, icon, look = 'quiet', children }: Props) {
  return (
    <Shape href={href} download={name ?? true} $look={look}>
      <Icon name={icon} />
      {children}
    </Shape>
  );
}
