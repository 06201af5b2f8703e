import { decided, type Row, section, test } from '../row.ts';

const SCREENS = 'e2e/journeys/specification-screens.spec.ts';
const GRID = test(
  SCREENS,
  'photos stand in 2 columns, in 4 where there is room, and the lightbox goes round with a counter',
);
const BODY = test(SCREENS, 'a profile shows what is known of the body, and networks that are filled');
const SHOWCASE = test(
  SCREENS,
  'a showcase tells event, code and dates, and its dialog has photos in a row and a strip that moves 70 pixels',
);
const CALLS = 'lib/convocatories/convocatories.test.ts';

/** How screens are laid out, and what is told by mail. */
export const LAYOUT_ROWS: readonly Row[] = [
  ...section('1.2.3', {
    copyright: ['footer: a line of copyright', BODY, '©'],
    'made by': ['footer: who made it', BODY, 'Hecho por'],
  }),
  ...section('1.2.9', {
    'shirt uppercased': ['profile: the shirt size in capitals', BODY, 'XL'],
    'body hidden': ['profile: the physical block is hidden when it is empty', BODY, 'Medidas'],
    networks: ['profile: each social link only when it is filled', BODY, 'https://instagram.com/vale'],
  }),
  ...section('1.2.10', {
    'two columns': ['grid of 2 columns on small screens', GRID, '390', 'toBe(2)'],
    'four columns': ['grid of 4 columns on wider ones', GRID, 'toBe(4)'],
    looping: ['the lightbox goes round in both directions', GRID, 'ArrowLeft', '2/2'],
    'counter 1/N': ['the lightbox counts 1/N', GRID, '1/2'],
  }),
  ...section('2.2', {
    'showcase: event and code': ['showcase: name of the event and its code', SHOWCASE, 'COT-'],
    'showcase: long dates': ['showcase: dates in the long form', SHOWCASE, 'Lunes'],
    'modal: 767 px': ['modal: a carousel up to 767 px, else a row', SHOWCASE, '767', '768'],
    'modal: 70 px': ['modal: the arrows move the strip by 70 px', SHOWCASE, '[70, -70]'],
    'claim: large 404': [
      'claim: a large 404 with the message when it is invalid',
      test(SCREENS, 'a claim that there is none of shows a large 404 with its words'),
      '404',
    ],
  }),
  ...section('2.7.3', {
    'mail: activation': [
      'mail with a link that activates, and a notice to support',
      test(
        'lib/registration/register-fast.test.ts',
        'are a link that activates, to the producer, and a notice to support',
      ),
    ],
    'mail: new password': [
      'mail with a link for a new password',
      test(
        'lib/people/activation/request-password-link.test.ts',
        'goes to the stored address of a user, however the e-mail is typed, and lives an hour',
      ),
    ],
    'mail: call': [
      'mail to each called talent, with its link',
      test(CALLS, 'gives each a place and a mail with a link, once however often they are called'),
    ],
    'mail: contract link': [
      'mail with the link of the contract',
      test(CALLS, 'confirming mails the contract link, discarding frees the dates'),
    ],
    'mail: contract signed': [
      'mail of a signed contract to both sides',
      test(
        'lib/contracts/signing/contracts.test.ts',
        'freezes what was signed, renders the PDF and mails both sides',
      ),
    ],
    'mail: claim': [
      'mail of a claim to both sides',
      test('lib/claims/claims.test.ts', 'keeps the account encrypted, renders the PDF and mails both sides'),
    ],
    'mail: quotation': [
      'mail of a quotation with its PDF',
      test(
        'lib/quotations/document/document.test.ts',
        'the mail goes to the stored address with the PDF attached, and not once the quotation is answered',
      ),
    ],
    'mail: advance': [
      'mail of an advance, with its link',
      test(
        'lib/events/advance/advance-mails.test.ts',
        'the client is mailed how to pay, with its link, and what was decided',
      ),
    ],
    'mail: agency approved': [
      'mail to the owner of an approved agency',
      test('e2e/journeys/administrator.spec.ts', 'an agency is approved, and its owner is told by mail'),
    ],
    'mail: support': [
      'mail to support of a request, answered to the person',
      test(
        'lib/support/support.test.ts',
        'a reader asks to be called about an event, and support gets a mail that answers to the person',
      ),
    ],
  }),
  ...section('2.9', {
    'pdf layout': ['A4, breaks at 250 mm, text wrapped at 180 mm, in the browser', decided('documents')],
    'pdf breaks': [
      'no signature is parted from its closing sentence, over as many pages as it takes',
      test(
        'lib/pdf/render-pdf.test.tsx',
        'never part a signature from its closing sentence and the end of the text',
      ),
    ],
    'claim pages': [
      'claim: long activities go on over pages',
      test(
        'lib/claims/pdf/claim-pdf.test.ts',
        'goes on over pages with long activities, the signature whole on the last',
      ),
    ],
  }),
];
