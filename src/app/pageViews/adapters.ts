import type { AnalyticsSettings } from '../../features/config/parseConfig';
import type { PageViewPort } from './port';

/** Sends no cookie or referrer, and survives the page. */
const send = (url: string, init: RequestInit = {}): void => {
  fetch(url, { ...init, mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }).catch(
    () => undefined,
  ); // counting must never disturb a page
};

const addressOf = (pattern: string): string => `${window.location.origin}${window.location.pathname}#${pattern}`;

const matomo = ({ url, site }: AnalyticsSettings): PageViewPort => ({
  view: (pattern) => {
    const query = new URLSearchParams({
      idsite: site,
      rec: '1',
      apiv: '1',
      send_image: '0',
      url: addressOf(pattern),
      action_name: pattern,
    });
    send(`${url}/matomo.php?${query.toString()}`);
  },
});

const plausible = ({ url, site }: AnalyticsSettings): PageViewPort => ({
  view: (pattern) => {
    send(`${url}/api/event`, {
      method: 'POST',
      body: JSON.stringify({ name: 'pageview', domain: site, url: addressOf(pattern) }),
    });
  },
});

const none: PageViewPort = { view: () => undefined };

export const makePageViewPort = (settings: AnalyticsSettings): PageViewPort => {
  const { adapter, url, site } = settings;
  if (adapter === 'none' || url === '' || site === '') return none;
  return adapter === 'matomo' ? matomo(settings) : plausible(settings);
};
