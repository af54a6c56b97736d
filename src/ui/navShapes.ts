import styled from 'styled-components';

import { focusRing } from './theme/mixins';
import { barHeight, color, linkTarget, radius, space, type } from './theme/tokens';

const entry = `
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${linkTarget};
  border: 0;
  border-radius: 0;
  background: none;
  color: ${color.ink};
  text-decoration: none;
  cursor: pointer;
`;

export const Landmark = styled.nav`
  margin-inline-start: auto;
  button,
  a,
  a:visited {
    ${entry}
  }
  a:hover span,
  button:hover span {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  button {
    ${focusRing}
  }
  &[data-room='menu'] button {
    gap: ${space.xs};
  }
  &[data-room='line'] svg {
    display: none;
  }
  &[data-room='bar'] {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: 3;
    border-block-start: 1px solid ${color.line};
    background: ${color.surface};
    padding-block-end: env(safe-area-inset-bottom, 0);
  }
  @media print {
    display: none;
  }
`;

export const Links = styled.ul`
  display: flex;
  list-style: none;
  li {
    position: relative;
  }
  [data-room='line'] & {
    flex-wrap: wrap;
    justify-content: flex-end;
    column-gap: ${space.xl};
    font-size: ${type.small};
    a {
      border-block: 3px solid transparent;
    }
    a[aria-current] {
      border-block-end-color: ${color.primary};
      font-weight: 650;
    }
    [data-counted] {
      margin-inline-end: ${space.l};
    }
  }
  [data-room='bar'] & > li {
    flex: 1 1 0;
    min-width: 0;
  }
  [data-room='bar'] & > li > :is(a, button) {
    flex-direction: column;
    justify-content: center;
    gap: 0;
    width: 100%;
    min-height: ${barHeight};
    padding: 0;
    font-size: 0.875rem;
    line-height: 1.3;
    box-shadow: inset 0 3px transparent;
    svg {
      width: 1.5rem;
      height: 1.5rem;
      vertical-align: 0;
    }
  }
  [data-room='bar'] & > li > :is(a, button)[aria-current] {
    box-shadow: inset 0 3px ${color.primary};
    color: ${color.primary};
    font-weight: 650;
  }
`;

export const More = styled.ul`
  position: absolute;
  inset-inline: 0;
  z-index: 3;
  padding: ${space.s} ${space.l};
  border-block: 1px solid ${color.line};
  background: ${color.surface};
  list-style: none;
  [data-room='bar'] & {
    inset-block-end: 100%;
  }
  [data-room='menu'] & {
    inset-block-start: 100%;
  }
  li {
    position: relative;
  }
  li + li {
    border-block-start: 1px solid ${color.line};
  }
  a[aria-current] {
    font-weight: 650;
    color: ${color.primary};
  }
`;

/** Lies over its icon: a count that changes moves nothing. */
export const Badge = styled.span`
  min-width: 1.5em;
  padding-inline: 0.35em;
  border-radius: ${radius.tag};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1.5;
  text-align: center;
  font-variant-numeric: tabular-nums;
  [data-room='line'] li > a > & {
    position: absolute;
    inset-inline-start: calc(100% + ${space.xs});
  }
  [data-room='bar'] li > a > & {
    position: absolute;
    inset-block-start: 0.15rem;
    inset-inline-start: calc(50% + 0.35rem);
    font-size: 0.75rem;
  }
`;
