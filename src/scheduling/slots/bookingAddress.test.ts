import { bookingAddress } from './bookingAddress';

const addressOf = (link: string | null) =>
  bookingAddress({ spaceId: 'slot-1', elsewhere: { link, phone: null } }, 'portal.example');

describe('the address of a slot that its clinic books', () => {
  it('the portal adds where the person comes from and for which slot, and keeps the rest of the link', () => {
    expect(addressOf('https://clinics.example/book?a=1#top')).toBe(
      'https://clinics.example/book?a=1&source=portal.example&booking-referral=slot-1#top',
    );
  });

  it.each([
    'http://clinics.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://bank.example@clinics.example/',
    'book',
    '',
  ])('the portal makes no link of %s', (link) => {
    expect(addressOf(link)).toBeUndefined();
  });

  it('a slot without a link has no address', () => {
    expect(addressOf(null)).toBeUndefined();
    expect(bookingAddress({ spaceId: 'slot-1' }, 'portal.example')).toBeUndefined();
  });
});
