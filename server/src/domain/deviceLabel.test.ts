// Holds: product §8 devices
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { deviceLabel } from './deviceLabel.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test('a device label shows the families of its browser and system', () => {
  const table: [userAgent: string, label: string][] = [
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome · Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
      'Edge · Windows',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0`,
      'Edge · Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S911W) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet · Android',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`,
      'Opera · Mac',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome · Chromebook'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox · Linux'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', 'Firefox · Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1',
      'Chrome · iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 FxiOS/133.0 Mobile/15E148 Safari/605.1.15',
      'Firefox · iPad',
    ],
  ];
  for (const [userAgent, label] of table) assert.equal(deviceLabel(userAgent), label, userAgent);
});

test('a device of no known family has no label', () => {
  for (const userAgent of [undefined, '', 'curl/8.0', '<script>', `${'x'.repeat(600)} Firefox/1`])
    assert.equal(deviceLabel(userAgent), '');
});
