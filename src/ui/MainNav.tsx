import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';

import { Icon, type IconName } from './Icon';
import { Badge, Landmark, Links, More, Unseen } from './navShapes';
import { useRoom } from './useRoom';

export type NavEntry = { to: string; label: string; icon: IconName; count?: { shown: number; told: string } };

function Entry({ to, label, icon, count }: NavEntry) {
  return (
    <li>
      <NavLink to={to}>
        <Icon name={icon} />
        <span>{label}</span>
        {count && (
          <>
            <Badge aria-hidden="true">{count.shown}</Badge>
            <Unseen>{` (${count.told})`}</Unseen>
          </>
        )}
      </NavLink>
    </li>
  );
}

const toEntries = (entries: readonly NavEntry[]): ReactNode =>
  entries.map((entry) => <Entry key={entry.to} {...entry} />);

const useOpener = () => {
  const id = useId();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const close = () => {
    setOpenAt(undefined);
  };
  const around = {
    onKeyDown: ({ key: pressed, currentTarget }: KeyboardEvent<HTMLElement>) => {
      if (pressed !== 'Escape' || !isOpen) return;
      close();
      currentTarget.querySelector('button')?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) close();
    },
  };
  const button = {
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => {
      setOpenAt(isOpen ? undefined : key);
    },
  };
  return { id, isOpen, around, button };
};

type Props = {
  main: readonly NavEntry[];
  more: readonly NavEntry[];
};

export function MainNav({ main, more }: Props) {
  const { t } = useTranslation();
  const room = useRoom();
  const { id, isOpen, around, button } = useOpener();
  const label = t('header.nav');
  if (room === 'line')
    return (
      <Landmark aria-label={label} data-room={room}>
        <Links>{toEntries([...main, ...more])}</Links>
      </Landmark>
    );
  return (
    <Landmark aria-label={label} data-room={room} {...around}>
      <Links>
        {room === 'bar' && toEntries(main)}
        <li>
          <button type="button" {...button}>
            <Icon name={isOpen ? 'close' : 'menu'} />
            <span>{t(room === 'bar' ? 'header.more' : 'header.menu')}</span>
          </button>
        </li>
      </Links>
      <More id={id} hidden={!isOpen}>
        {toEntries(room === 'bar' ? more : [...main, ...more])}
      </More>
    </Landmark>
  );
}
