import { routeIn } from './routeIn';

describe('the in-app address behind a whole one', () => {
  it.each([
    ['https://portail.ca/clinique/#/app/account/devices', '/app/account/devices'],
    ['https://portail.ca/clinique/#/recover?from=mail', '/recover?from=mail'],
    ['https://portail.ca/clinique/#/logout', undefined],
    ['https://portail.ca/clinique/', undefined],
    ['https://portail.ca/clinique/#top', undefined],
    ['https://portail.ca/clinique/?x=1#/app/home', undefined],
    ['https://portail.ca/#/app/home', undefined],
    ['https://exemple.ca/clinique/#/app/home', undefined],
    ['https://portail.ca@exemple.ca/clinique/#/app/home', undefined],
  ])('the in-app address behind %s is %s', (address, route) => {
    expect(routeIn(address, { origin: 'https://portail.ca', pathname: '/clinique/' })).toBe(route);
  });
});
