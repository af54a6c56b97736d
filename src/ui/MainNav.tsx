import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { Icon, type IconName } from './Icon';
import { Badge, Landmark, Links, More } from './navShapes';
import { Unseen } from './Unseen';
import { useRoom } from './useRoom';

/** A `count` of null reserves its room. */
export type NavEntry = {
  to: string;
  also?: readonly string[];
  label: string;
  icon: IconName;
  count?: { shown: number; told: string } | null;
};

const isAt = (pathname: string, { to, also = [] }: NavEntry): boolean =>
  [to, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`));

function Entry(entry: NavEntry) {
  const { to, label, icon, count } = entry;
  const { pathname } = useLocation();
  return (
    <li data-counted={count === undefined ? undefined : true}>
      <Link to={to} aria-current={isAt(pathname, entry) ? 'page' : undefined}>
        <Icon name={icon} />
        <span>{label}</span>
        {count && (
          <>
            <Badge aria-hidden="true">{count.shown}</Badge>
            <Unseen> ({count.told})</Unseen>
          </>
        )}
      </Link>
    </li>
  );
}

const toEntries = (entries: readonly NavEntry[]): ReactNode =>
  entries.map((entry) => <Entry key={entry.to} {...entry} />);

/** Open on one page only. */
const useOpener = () => {
  const id = useId();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const box = useRef<HTMLElement>(null);
  const close = () => {
    setOpenAt(undefined);
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && box.current?.contains(target) !== true) setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('pointerdown', press);
    };
  }, [isOpen]);
  const around = {
    ref: box,
    onKeyDown: ({ key: pressed, currentTarget }: KeyboardEvent<HTMLElement>) => {
      if (pressed !== 'Escape' || !isOpen) return;
      close();
      currentTarget.querySelector('button')?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // Safari focuses no pressed button.
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
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
  const { pathname } = useLocation();
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
          <button
            type="button"
            aria-current={(room === 'bar' && more.some((entry) => isAt(pathname, entry))) || undefined}
            {...button}
          >
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
