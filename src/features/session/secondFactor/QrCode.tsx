import { generate } from 'lean-qr';
import styled from 'styled-components';

/** Dark on light in every theme: scanners expect it. */
const Picture = styled.svg`
  width: 12rem;
  max-width: 100%;
  forced-color-adjust: none;
`;

const quiet = 4;

const pathOf = (text: string): { path: string; size: number } => {
  const code = generate(text);
  const cells = Array.from({ length: code.size * code.size }, (_, at) => [at % code.size, Math.floor(at / code.size)]);
  const dark = cells.filter(([x = 0, y = 0]) => code.get(x, y));
  return {
    path: dark.map(([x = 0, y = 0]) => `M${x + quiet} ${y + quiet}h1v1h-1z`).join(''),
    size: code.size + 2 * quiet,
  };
};

export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = pathOf(text);
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </Picture>
  );
}
