import { useRef, type Ref } from 'react';
import styled from 'styled-components';

import { Button, type ButtonLook } from './Button';
import { Icon, type IconName } from './Icon';

/** Keyboard and screen readers use the button. */
const Input = styled.input`
  display: none;
`;

type Props = {
  accept: string;
  icon: IconName;
  look?: ButtonLook;
  busy?: string | false;
  describedBy?: string;
  ref?: Ref<HTMLButtonElement> | undefined;
  onChosen: (file: File) => void;
  children: string;
};

export function FileButton({
  accept,
  icon,
  look = 'secondary',
  busy = false,
  describedBy,
  ref,
  onChosen,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Input
        ref={input}
        type="file"
        accept={accept}
        aria-label={children}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onChosen(file);
        }}
      />
      <Button
        ref={ref}
        look={look}
        busy={busy}
        {...(describedBy !== undefined && { describedBy })}
        onPress={() => {
          input.current?.click();
        }}
      >
        <Icon name={icon} />
        <span>{children}</span>
      </Button>
    </div>
  );
}
