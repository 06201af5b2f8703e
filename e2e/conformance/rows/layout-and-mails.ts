import { decided, type Row, section } from '../row.ts';

/** How screens are laid out, and what is told by mail. */
export const LAYOUT_ROWS: readonly Row[] = [
  ...section('1.2.3', {
    copyright: ['footer: a line of copyright', '©'],
    'made by': ['footer: who made it', 'Hecho por'],
  }),
  ...section('1.2.9', {
    'shirt uppercased': ['profile: the shirt size in capitals', 'XL'],
    'body hidden': ['profile: the physical block is hidden when it is empty', 'Medidas'],
    networks: ['profile: each social link only when it is filled', 'https://instagram.com/vale'],
  }),
  ...section('1.2.10', {
    'two columns': ['grid of 2 columns on small screens', '390', 'toBe(2)'],
    'four columns': ['grid of 4 columns on wider ones', 'toBe(4)'],
    looping: ['the lightbox goes round in both directions', 'ArrowLeft', '2/2'],
    'counter 1/N': ['the lightbox counts 1/N', '1/2'],
  }),
  ...section('2.2', {
    'showcase: event and code': ['showcase: name of the event and its code', 'COT-'],
    'showcase: long dates': ['showcase: dates in the long form', 'Lunes'],
    'modal: 767 px': ['modal: a carousel up to 767 px, else a row', '767', '768'],
    'modal: 70 px': ['modal: the arrows move the strip by 70 px', '[70, -70]'],
    'claim: large 404': ['claim: a large 404 with the message when it is invalid', '404'],
  }),
  ...section('2.7.3', {
    'mail: activation': ['mail with a link that activates, and a notice to support'],
    'mail: new password': ['mail with a link for a new password'],
    'mail: call': ['mail to each called talent, with its link'],
    'mail: contract link': ['mail with the link of the contract'],
    'mail: contract signed': ['mail of a signed contract to both sides'],
    'mail: claim': ['mail of a claim to both sides'],
    'mail: quotation': ['mail of a quotation with its PDF'],
    'mail: advance': ['mail of an advance, with its link'],
    'mail: agency approved': ['mail to the owner of an approved agency'],
    'mail: support': ['mail to support of a request, answered to the person'],
  }),
  ...section('2.9', {
    'pdf layout': ['A4, breaks at 250 mm, text wrapped at 180 mm, in the browser', decided('documents')],
    'pdf breaks': ['no signature is parted from its closing sentence, over as many pages as it takes'],
    'claim pages': ['claim: long activities go on over pages'],
  }),
];
