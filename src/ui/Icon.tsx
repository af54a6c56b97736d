import styled from 'styled-components';

const shapes = {
  error: 'M12 3 1.8 20.5h20.4L12 3Zm0 6.5v5m0 3v.2',
  success: 'M4 12.5 9.5 18 20 6.5',
  info: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 11v6m0-10v.2',
  warning: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 7v6m0 3.8v.2',
  back: 'M19 12H5m6-6-6 6 6 6',
  next: 'M5 12h14m-6-6 6 6-6 6',
  home: 'M3 11.5 12 4l9 7.5M5.5 9.5v11h13v-11M10 20.5v-6h4v6',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 8c.4-3.5 3-5 6.5-5s6.1 1.5 6.5 5M16 11.5a3 3 0 0 0 0-6m2 9c2 .6 3.2 2.1 3.5 5',
  leave: 'M10 3.500H4v17h6M15 7l5 5-5 5m5-5H9',
  calendar: 'M3.5 6h17v14.5h-17V6Zm0 4.5h17M8 3v5m8-5v5',
  clock: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 6.5V12l4 2.5',
  message: 'M3 5h18v13H3V5Zm0 .8 9 7 9-7',
  phone:
    'M5 3.5h4l1.8 4.7-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7-2.3 4.7 1.8v4c0 1-.8 1.8-1.8 1.7C10.7 20.2 3.8 13.3 3.3 5.3 3.2 4.3 4 3.5 5 3.5Z',
  place: 'M12 21.5s7-6.3 7-11.7a7 7 0 0 0-14 0c0 5.4 7 11.7 7 11.7Zm0-9.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  person: 'M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm-8.5 9c.6-4.3 4-6.5 8.5-6.5s7.9 2.2 8.5 6.5',
  close: 'M5 5l14 14M19 5 5 19',
  help: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM9.2 9.2c.2-1.6 1.3-2.6 2.9-2.6s2.8 1 2.8 2.5c0 2.3-2.9 2.3-2.9 4.6m0 3.2v.2',
  print: 'M7 8V3h10v5M5 17H3V8h18v9h-2M7 14h10v7H7v-7Z',
  lock: 'M5 10.5h14v10H5v-10Zm3 0V7.3a4 4 0 0 1 8 0v3.2M12 14.5v2.5',
  bell: 'M4.5 18.5h15L18 16v-5a6 6 0 0 0-12 0v5l-1.5 2.5Zm5.5 3h4M12 5V2.5',
  device: 'M7 2.5h10v19H7v-19Zm4 16h2',
  check: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM7.5 12.5l3 3 6-6.5',
  attach: 'M20 11.5 12 19.5a5 5 0 0 1-7-7L13.5 4a3.4 3.4 0 0 1 4.8 4.8l-8.4 8.4a1.8 1.8 0 0 1-2.5-2.5l7.6-7.6',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  download: 'M12 3v12.5m-5-5 5 5 5-5M4 20.5h16',
  circle: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
} as const;

export type IconName = keyof typeof shapes;

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
      <path d={shapes[name]} />
    </Drawing>
  );
}
