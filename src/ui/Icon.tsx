import styled from 'styled-components';

import type { laterShapes } from './laterShapes';

/** Those of the login and of the frame; the others come with the first later page. */
const shapes = {
  error: 'M12 3 1.8 20.5h20.4L12 3Zm0 6.5v5m0 3v.2',
  success: 'M4 12.5 9.5 18 20 6.5',
  info: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 11v6m0-10v.2',
  warning: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 7v6m0 3.8v.2',
  back: 'M19 12H5m6-6-6 6 6 6',
  next: 'M5 12h14m-6-6 6 6-6 6',
  clock: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 6.5V12l4 2.5',
  message: 'M3 5h18v13H3V5Zm0 .8 9 7 9-7',
  phone:
    'M5 3.5h4l1.8 4.7-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7-2.3 4.7 1.8v4c0 1-.8 1.8-1.8 1.7C10.7 20.2 3.8 13.3 3.3 5.3 3.2 4.3 4 3.5 5 3.5Z',
  lock: 'M5 10.5h14v10H5v-10Zm3 0V7.3a4 4 0 0 1 8 0v3.2M12 14.5v2.5',
} as const;

export type IconName = keyof typeof shapes | keyof typeof laterShapes;

const known: Partial<Record<IconName, string>> = { ...shapes };

export const addShapes = (more: typeof laterShapes): void => {
  Object.assign(known, more);
};

const Drawing = styled.svg`
  width: 1.25em;
  height: 1.25em;
  flex: none;
  vertical-align: -0.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** Decorative; always next to words. */
export function Icon({ name }: { name: IconName }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={known[name]} />
    </Drawing>
  );
}
