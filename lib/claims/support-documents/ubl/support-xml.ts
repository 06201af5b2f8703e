import { nitCheckDigit } from '@/lib/core/nit';
import { amountText, dianAddress, securityCode } from '../cuds';
import { eventWords } from '../rules';
import type { SupportLine, SupportSnapshot } from '../snapshot';
import { element, writeUbl, type XmlElement, xmlText } from './elements';
import { customerParty, DIAN_AGENCY, isResident, supplierParty } from './parties';

const PROFILES = {
  DOCUMENT: 'DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar.',
  ADJUSTMENT:
    'DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente',
} as const;

/** NIT of the DIAN, which authorizes. */
const DIAN_NIT = '800197268';
const DIAN_CHECK_DIGIT = '4';
/** Reason 2 of the annex: the whole document is taken back. */
const TAKEN_BACK = {
  code: '2',
  text: 'Anulación del documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura de venta o documento equivalente',
};
/** One document per purchase, not one a week for all. */
const BY_PURCHASE = { code: '1', text: 'Por operación' };
/** 94: the unit of UN/ECE that the annex uses for services. */
const UNIT = '94';
const OWN_CODES = {
  schemeID: '999',
  schemeName: 'Estándar de adopción del contribuyente',
  schemeAgencyID: '195',
};

type Made = {
  readonly document: SupportSnapshot;
  readonly cuds: string;
  /** Of the software that issues; it enters the codes and stands nowhere. */
  readonly softwarePin: string;
};

/**
 * The UBL 2.1 of a support document (Invoice, type 05) or of its adjustment note (CreditNote, type 95), as the technical
 * annex 1.1 of Resolución DIAN 000167 de 2021 asks. Unsigned: whoever transmits it adds
 * its XAdES signature, in an extension of its own.
 */
export function supportXml({ document, cuds, softwarePin }: Made): string {
  const isNote = document.kind === 'ADJUSTMENT';
  const { seller, currency, environment } = document;
  return writeUbl(isNote ? 'CreditNote' : 'Invoice', [
    element('ext:UBLExtensions', [
      element('ext:UBLExtension', [
        element('ext:ExtensionContent', [extensions({ document, cuds, softwarePin })]),
      ]),
    ]),
    element('cbc:UBLVersionID', 'UBL 2.1'),
    element('cbc:CustomizationID', isResident(seller) ? '10' : '11'),
    element('cbc:ProfileID', PROFILES[document.kind]),
    element('cbc:ProfileExecutionID', environment),
    element('cbc:ID', document.number),
    element('cbc:UUID', cuds, { schemeID: environment, schemeName: 'CUDS-SHA384' }),
    element('cbc:IssueDate', document.issueDate),
    element('cbc:IssueTime', document.issueTime),
    isNote ? element('cbc:CreditNoteTypeCode', '95') : element('cbc:InvoiceTypeCode', '05'),
    element(
      'cbc:Note',
      xmlText(
        [
          `Cuenta de cobro ${document.claim}. Evento ${eventWords(document.event)}.`,
          document.onBehalfOf && `Compra en mandato por cuenta de ${document.onBehalfOf}.`,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    ),
    element('cbc:DocumentCurrencyCode', currency),
    element('cbc:LineCountNumeric', String(document.lines.length)),
    ...(document.adjusts ? reference(document.adjusts) : []),
    supplierParty(seller),
    customerParty(document.buyer),
    paymentMeans(document),
    exchange(document),
    isNote ? null : withholding(document),
    element('cac:LegalMonetaryTotal', [
      money('cbc:LineExtensionAmount', document.gross, currency),
      money('cbc:TaxExclusiveAmount', 0, currency),
      money('cbc:TaxInclusiveAmount', document.gross, currency),
      money('cbc:PayableAmount', document.gross, currency),
    ]),
    ...document.lines.map((line, index) => lineOf(document, line, index + 1)),
  ]);
}

const money = (name: string, amount: number, currency: string): XmlElement =>
  element(name, amountText(amount, currency), { currencyID: currency });

function extensions({ document, cuds, softwarePin }: Made): XmlElement {
  const { authorization: given, softwareId, softwareNit, number, environment } = document;
  return element('sts:DianExtensions', [
    given &&
      element('sts:InvoiceControl', [
        element('sts:InvoiceAuthorization', given.resolution),
        element('sts:AuthorizationPeriod', [
          element('cbc:StartDate', given.validFrom),
          element('cbc:EndDate', given.validTo),
        ]),
        element('sts:AuthorizedInvoices', [
          given.prefix ? element('sts:Prefix', given.prefix) : null,
          element('sts:From', String(given.fromNumber)),
          element('sts:To', String(given.toNumber)),
        ]),
      ]),
    element('sts:InvoiceSource', [
      element('cbc:IdentificationCode', 'CO', {
        listAgencyID: '6',
        listAgencyName: 'United Nations Economic Commission for Europe',
        listSchemeURI: 'urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1',
      }),
    ]),
    element('sts:SoftwareProvider', [
      element('sts:ProviderID', softwareNit, {
        ...DIAN_AGENCY,
        schemeID: String(nitCheckDigit(softwareNit)),
        schemeName: '31',
      }),
      element('sts:SoftwareID', softwareId, DIAN_AGENCY),
    ]),
    element('sts:SoftwareSecurityCode', securityCode(softwareId, softwarePin, number), DIAN_AGENCY),
    element('sts:AuthorizationProvider', [
      element('sts:AuthorizationProviderID', DIAN_NIT, {
        ...DIAN_AGENCY,
        schemeID: DIAN_CHECK_DIGIT,
        schemeName: '31',
      }),
    ]),
    element('sts:QRCode', dianAddress(environment, cuds)),
  ]);
}

const reference = ({ number, cuds, issueDate }: NonNullable<SupportSnapshot['adjusts']>): XmlElement[] => [
  element('cac:DiscrepancyResponse', [
    element('cbc:ReferenceID', number),
    element('cbc:ResponseCode', TAKEN_BACK.code),
    element('cbc:Description', TAKEN_BACK.text),
  ]),
  element('cac:BillingReference', [
    element('cac:InvoiceDocumentReference', [
      element('cbc:ID', number),
      element('cbc:UUID', cuds, { schemeName: 'CUDS-SHA384' }),
      element('cbc:IssueDate', issueDate),
    ]),
  ]),
];

/** 1: paid at once, 2: until a day; ZZZ: by the means that both agreed. */
const paymentMeans = ({ dueOn }: SupportSnapshot): XmlElement =>
  element('cac:PaymentMeans', [
    element('cbc:ID', dueOn ? '2' : '1'),
    element('cbc:PaymentMeansCode', 'ZZZ'),
    dueOn ? element('cbc:PaymentDueDate', dueOn) : null,
  ]);

/** What a foreign currency is worth in pesos. */
function exchange({ currency, pesosPerUnit, rateDate, issueDate }: SupportSnapshot): XmlElement | null {
  if (pesosPerUnit === null) return null;
  return element('cac:PaymentExchangeRate', [
    element('cbc:SourceCurrencyCode', currency),
    element('cbc:SourceCurrencyBaseRate', '1.00'),
    element('cbc:TargetCurrencyCode', 'COP'),
    element('cbc:TargetCurrencyBaseRate', '1.00'),
    element('cbc:CalculationRate', pesosPerUnit),
    element('cbc:Date', rateDate ?? issueDate),
  ]);
}

/** Income tax (06, ReteRenta). Informative: the value of the document stays gross. Notes of UBL 2.1 have no place for it. */
function withholding({ withheld, gross, currency }: SupportSnapshot): XmlElement | null {
  if (withheld === 0) return null;
  return element('cac:WithholdingTaxTotal', [
    money('cbc:TaxAmount', withheld, currency),
    element('cac:TaxSubtotal', [
      money('cbc:TaxableAmount', gross, currency),
      money('cbc:TaxAmount', withheld, currency),
      element('cac:TaxCategory', [
        element('cbc:Percent', percentOf(withheld, gross)),
        element('cac:TaxScheme', [element('cbc:ID', '06'), element('cbc:Name', 'ReteRenta')]),
      ]),
    ]),
  ]);
}

/** What share of the gross is withheld, in percent with two decimals, half up; integers alone. */
export function percentOf(withheld: number, gross: number): string {
  const hundredths = (BigInt(withheld) * 20_000n + BigInt(gross)) / (2n * BigInt(gross));
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

function lineOf(
  document: SupportSnapshot,
  { description, quantity, value }: SupportLine,
  place: number,
): XmlElement {
  const isNote = document.kind === 'ADJUSTMENT';
  const { currency, servedOn } = document;
  const count = `${quantity}.000000`;
  return element(isNote ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    element('cbc:ID', String(place)),
    element(isNote ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', count, { unitCode: UNIT }),
    money('cbc:LineExtensionAmount', value, currency),
    element('cac:InvoicePeriod', [
      element('cbc:StartDate', servedOn),
      element('cbc:DescriptionCode', BY_PURCHASE.code),
      element('cbc:Description', BY_PURCHASE.text),
    ]),
    element('cac:Item', [
      element('cbc:Description', xmlText(description)),
      element('cac:StandardItemIdentification', [element('cbc:ID', String(place), OWN_CODES)]),
    ]),
    element('cac:Price', [
      money('cbc:PriceAmount', value, currency),
      element('cbc:BaseQuantity', count, { unitCode: UNIT }),
    ]),
  ]);
}
