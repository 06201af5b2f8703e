import { amount, choice, digits, exact, fixedText, type Layout, words } from '../layout';

/** Without a header: BBVA's portal asks from which account it is paid. */
export const bbva: Layout = {
  key: 'bbva',
  bankId: 11,
  name: 'BBVA',
  isUnconfirmed: true,
  kind: 'FIXED',
  detail: [
    choice('Tipo de identificación', 2, 'documentType', {
      ...{ CC: '01', CE: '02', NIT: '03', TI: '04', PA: '05' },
    }),
    digits('Identificación', 15, 'identification'),
    digits('Dígito de verificación', 1, 'checkDigit'),
    fixedText('Forma de pago', 1, '1'),
    digits('Banco', 4, 'bankNumber'),
    { ...digits('Cuenta BBVA', 16, 'account'), only: 'own' },
    {
      ...choice('Tipo de cuenta de otro banco', 2, 'accountType', { AHORROS: '02', CORRIENTE: '01' }),
      ...{ only: 'others', pad: '0' },
    },
    { ...exact('Cuenta de otro banco', 17, 'account'), only: 'others', empty: '0' },
    amount('cents', 'Valor', 15, 'amount'),
    fixedText('Fecha de movimiento', 8, '', '0'),
    fixedText('Oficina pagadora', 4, '', '0'),
    words('Nombre', 36, 'name'),
    fixedText('Dirección', 36),
    fixedText('Dirección, segunda línea', 36),
    { name: 'Correo', width: 48, source: 'email', format: 'email' },
    words('Concepto', 40, 'reference'),
  ],
};
