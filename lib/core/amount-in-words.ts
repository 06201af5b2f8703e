/**
 * Amounts in Spanish words for contracts and payment claims. Own code because the libraries at hand do not
 * shorten 'uno' before a noun ('veintiún mil', 'treinta y un pesos') nor write 'un millón de pesos'.
 */

const UP_TO_29 = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
];
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];

type Noun = { readonly one: string; readonly many: string };
type CurrencyWords = Noun & { readonly cents: Noun | null };

const CENTAVOS: Noun = { one: 'centavo', many: 'centavos' };
const CURRENCIES: Readonly<Record<string, CurrencyWords>> = {
  COP: { one: 'peso colombiano', many: 'pesos colombianos', cents: null },
  USD: { one: 'dólar estadounidense', many: 'dólares estadounidenses', cents: CENTAVOS },
  MXN: { one: 'peso mexicano', many: 'pesos mexicanos', cents: CENTAVOS },
  PEN: { one: 'sol peruano', many: 'soles peruanos', cents: { one: 'céntimo', many: 'céntimos' } },
  CLP: { one: 'peso chileno', many: 'pesos chilenos', cents: null },
  EUR: { one: 'euro', many: 'euros', cents: { one: 'céntimo', many: 'céntimos' } },
};

function belowThousand(value: number): string {
  if (value === 100) return 'cien';
  const rest = value % 100;
  const ones = rest % 10;
  const small =
    rest < 30 ? UP_TO_29[rest] : `${TENS[Math.floor(rest / 10)]}${ones > 0 ? ` y ${UP_TO_29[ones]}` : ''}`;
  if (value < 100) return small ?? '';
  const hundred = HUNDREDS[Math.floor(value / 100)];
  return rest === 0 ? (hundred ?? '') : `${hundred} ${small}`;
}

/** The form before a masculine noun: 'veintiún', 'treinta y un', 'ciento un'. */
const beforeNoun = (words: string) => words.replace(/veintiuno$/, 'veintiún').replace(/\buno$/, 'un');

function belowMillion(value: number): string {
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  if (thousands === 0) return belowThousand(rest);
  const head = thousands === 1 ? 'mil' : `${beforeNoun(belowThousand(thousands))} mil`;
  return rest === 0 ? head : `${head} ${belowThousand(rest)}`;
}

/** A whole number of 0 or more, below 10^18, in Spanish words ('mil millones' is 10^9, 'un billón' 10^12). */
export function cardinalInWords(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a countable amount: ${value}`);
  const billions = Math.floor(value / 1e12);
  const millions = Math.floor(value / 1e6) % 1e6;
  const rest = value % 1e6;
  const parts: string[] = [];
  if (billions > 0) {
    parts.push(billions === 1 ? 'un billón' : `${beforeNoun(belowMillion(billions))} billones`);
  }
  if (millions > 0) {
    parts.push(millions === 1 ? 'un millón' : `${beforeNoun(belowMillion(millions))} millones`);
  }
  if (rest > 0 || parts.length === 0) parts.push(belowMillion(rest));
  return parts.join(' ');
}

/** A quantity with its noun, as contracts write it: 'tres (3) días', 'un (1) día'. */
export function quantityInWords(value: number, noun: Noun): string {
  return `${beforeNoun(cardinalInWords(value))} (${value}) ${value === 1 ? noun.one : noun.many}`;
}

function counted(value: number, noun: Noun): string {
  const words = beforeNoun(cardinalInWords(value));
  // Spanish says 'un millón de pesos', but 'un millón doscientos mil pesos'.
  const link = value >= 1e6 && value % 1e6 === 0 ? ' de' : '';
  return `${words}${link} ${value === 1 ? noun.one : noun.many}`;
}

/**
 * 'un millón doscientos mil pesos colombianos (COP)', 'diez dólares estadounidenses con cincuenta centavos (USD)'.
 * @param minor amount in integer minor units of the currency, 0 or more
 * @throws RangeError for a negative or fractional amount or a currency the catalogue does not hold
 */
export function amountInWords(minor: number, currencyCode: string): string {
  const currency = CURRENCIES[currencyCode];
  if (!currency) throw new RangeError(`No words for the currency ${currencyCode}`);
  if (!Number.isSafeInteger(minor) || minor < 0)
    throw new RangeError(`Not an amount in minor units: ${minor}`);
  const unit = currency.cents ? 100 : 1;
  const cents = minor % unit;
  const whole = counted((minor - cents) / unit, currency);
  const fraction = currency.cents && cents > 0 ? ` con ${counted(cents, currency.cents)}` : '';
  return `${whole}${fraction} (${currencyCode})`;
}
