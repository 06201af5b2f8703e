import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type ReadLink, readPage } from './link';
import { NETWORKS, type Network, readSocialLink } from './social-link';

const said = (read: ReadLink | null) =>
  read && ('url' in read ? read.url : `no: ${read.problem.replace('validation.', '')}`);

const ANA = 'https://instagram.com/ana';

test.each<[Network, string, string | null]>([
  ['instagram', '@ana', ANA],
  ['instagram', 'ana', ANA],
  ['instagram', '@Ana', ANA],
  ['instagram', '@ ana', ANA],
  ['instagram', 'IG: @ana', ANA],
  ['instagram', 'Instagram: ana', ANA],
  ['instagram', 'ig:https://instagram.com/ana', ANA],
  ['instagram', 'instagram.com/ana', ANA],
  ['instagram', 'instagram.com/ana?igsh=MzRlODBiNWFlZA==', ANA],
  ['instagram', 'https://www.instagram.com/ana/?hl=es', ANA],
  ['instagram', 'https://instagram.com/ana/?hl=es#x', ANA],
  ['instagram', 'm.instagram.com/ana', ANA],
  ['instagram', 'HTTPS://WWW.INSTAGRAM.COM/ANA', ANA],
  ['instagram', 'http://instagram.com/ana', ANA],
  ['instagram', 'https://instagram.com/_u/ana', ANA],
  ['instagram', 'https://instagram.com/ana/reels/', ANA],
  ['instagram', 'instagram.com/@ana', ANA],
  ['instagram', '<https://instagram.com/ana>,', ANA],
  ['instagram', '  an\u200ba  ', ANA],
  ['instagram', 'ana.perez_1', 'https://instagram.com/ana.perez_1'],
  ['instagram', 'no tiene', null],
  ['instagram', 'No Tiene.', null],
  ['instagram', 'N/A', null],
  ['instagram', 'n.a.', null],
  ['instagram', '-', null],
  ['instagram', 'ninguno', null],
  ['instagram', 'IG: no tiene', null],
  ['instagram', '', null],
  ['instagram', '\u200b', null],
  ['instagram', 'https://instagram.com/', 'no: links.profile'],
  ['instagram', 'https://instagram.com/p/Cx1/', 'no: links.profile'],
  ['instagram', 'https://facebook.com/ana', 'no: links.network'],
  ['instagram', 'facebook.com', 'no: links.network'],
  ['instagram', 'https://evil.example/ana', 'no: links.network'],
  ['instagram', 'https://instagram.com.evil.example/ana', 'no: links.network'],
  ['instagram', 'https://ana@evil.example', 'no: links.network'],
  ['instagram', 'javascript:alert(1)', 'no: links.network'],
  ['instagram', 'ana pérez', 'no: links.name'],
  ['instagram', 'ana@correo.co', 'no: links.name'],
  ['instagram', 'ana..perez', 'no: links.name'],
  ['tiktok', '@Ana', 'https://tiktok.com/@ana'],
  ['tiktok', 'https://www.tiktok.com/@ana?lang=es', 'https://tiktok.com/@ana'],
  ['tiktok', 'tiktok.com/@ana/video/1', 'https://tiktok.com/@ana'],
  ['tiktok', 'https://vm.tiktok.com/ZMabc/', 'https://vm.tiktok.com/ZMabc'],
  ['twitter', '@ana_p', 'https://x.com/ana_p'],
  ['twitter', 'https://mobile.twitter.com/ana?s=20', 'https://twitter.com/ana'],
  ['twitter', 'x.com/home', 'no: links.profile'],
  ['facebook', 'https://facebook.com/profile.php', 'no: links.profile'],
  ['facebook', 'Ana.Perez', 'https://facebook.com/Ana.Perez'],
  ['facebook', 'https://m.facebook.com/ana.perez?mibextid=Z', 'https://facebook.com/ana.perez'],
  [
    'facebook',
    'https://es-la.facebook.com/profile.php?id=1000&sk=about',
    'https://facebook.com/profile.php?id=1000',
  ],
  ['facebook', 'fb.com/people/Ana/100/', 'https://fb.com/people/Ana/100'],
  ['facebook', 'Ana Pérez', 'no: links.name'],
  ['youtube', '@ana', 'https://youtube.com/@ana'],
  ['youtube', 'youtube.com/c/ana?sub=1', 'https://youtube.com/c/ana'],
  ['youtube', 'https://www.youtube.com/watch?v=abc-1&t=9', 'https://youtube.com/watch?v=abc-1'],
  ['youtube', 'https://youtu.be/Abc1?si=x', 'https://youtu.be/Abc1'],
  ['snapchat', '@ana', 'https://snapchat.com/add/ana'],
  ['snapchat', 'https://www.snapchat.com/add/ana?share=1', 'https://snapchat.com/add/ana'],
  [
    'spotify',
    'https://open.spotify.com/intl-es/artist/4x?si=1',
    'https://open.spotify.com/intl-es/artist/4x',
  ],
  ['spotify', 'spotify:artist:4xA', 'https://open.spotify.com/artist/4xA'],
  ['spotify', '@ana', 'no: links.name'],
  ['deezer', 'https://www.deezer.com/es/artist/12?utm=x', 'https://deezer.com/es/artist/12'],
])('at %s, %j is %j', (network, typed, expected) => {
  expect(said(readSocialLink(network, typed))).toBe(expected);
});

test.each<[string, string | null]>([
  ['https://cafe.co', 'https://cafe.co'],
  ['cafe.co', 'https://cafe.co'],
  ['www.cafe.co/', 'https://www.cafe.co/'],
  ['http://cafe.co', 'https://cafe.co'],
  ['HTTPS://WWW.Cafe.CO/Menu?Q=1', 'https://www.cafe.co/Menu?Q=1'],
  ['https:/cafe.co', 'https://cafe.co'],
  ['Web: cafe.co', 'https://cafe.co'],
  ['<https://cafe.co>.', 'https://cafe.co'],
  ['cafe.co,', 'https://cafe.co'],
  ['ñandú.co', 'https://ñandú.co'],
  ['xn--and-6ma2c.co', 'https://xn--and-6ma2c.co'],
  ['sub.cafe.com.co:8443/x', 'https://sub.cafe.com.co:8443/x'],
  ['caf\u200be.co', 'https://cafe.co'],
  ['https://drive.google.com/x?usp=sharing&id=1#y', 'https://drive.google.com/x?usp=sharing&id=1#y'],
  ['N/A', null],
  ['n/a', null],
  ['no tiene', null],
  ['-', null],
  ['', null],
  ['@cafe', 'no: httpsUrl'],
  ['ftp://cafe.co', 'no: httpsUrl'],
  ['javascript:alert(1)', 'no: httpsUrl'],
  ['javascript://cafe.co/%0aalert(1)', 'no: httpsUrl'],
  ['data:text/html,x', 'no: httpsUrl'],
  ['mailto:ana@cafe.co', 'no: httpsUrl'],
  ['https://ana:clave@cafe.co', 'no: httpsUrl'],
  ['https://cafe', 'no: httpsUrl'],
  ['https://-cafe.co', 'no: httpsUrl'],
  ['https://127.0.0.1/x', 'no: httpsUrl'],
  ['cafe co', 'no: httpsUrl'],
  ['Café Ñandú', 'no: httpsUrl'],
  ['https://cafe.co otra.co', 'no: httpsUrl'],
])('as a page, %j is %j', (typed, expected) => {
  expect(said(readPage(typed))).toBe(expected);
});

it('what was read is read as itself, leads to https, and nothing throws', () => {
  const piece = fc.constantFrom(
    'ana',
    '@',
    '/',
    '.',
    'com',
    'instagram.com',
    'tiktok.com/',
    '?',
    '=',
    '%C3',
    ':',
    'https://',
    'www.',
    ' ',
    '-',
    'x.com/',
    'add/',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const readers = [
        readPage,
        ...NETWORKS.map((network) => (each: string) => readSocialLink(network, each)),
      ];
      for (const reader of readers) {
        const read = reader(text);
        if (!read || !('url' in read)) continue;
        expect(read.url).toMatch(/^https:\/\/[^/@\s]+\.[^\s]+$/);
        expect(reader(read.url)).toEqual(read);
      }
    }),
    { numRuns: 2_000 },
  );
});

it('takes no longer for a long text', () => {
  const start = performance.now();
  for (const unit of ['a', '.', '/', ')', '@', 'a.', 'https://']) {
    readPage(unit.repeat(300_000));
    readSocialLink('instagram', unit.repeat(300_000));
  }
  expect(performance.now() - start).toBeLessThan(200);
});
