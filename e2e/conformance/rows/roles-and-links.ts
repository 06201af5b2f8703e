import { decided, type Row, section } from '../row.ts';

export const ROLE_ROWS: readonly Row[] = [
  ...section('1.6', {
    'roleId 1': ['roleId 1 is the administrator', 'roleId'],
    'who may': ['each operation is done for whom it is for, and refused to everybody else'],
    refused: ['refused alike for one’s own, another’s and nobody’s'],
    'no quoting for administrators': ['the administrator has no clients'],
    'support is for agencies': ['requests of support are for agencies; administrators answer them'],
  }),
  ...section('2.4', {
    'agency activation': ['activation makes user and agency active (third of each list)'],
    'talent activation': ['of a talent the password alone changes'],
    'own password': ['updateUser and updateTalent set a password', decided('ownPassword')],
    'hidden from showcase': [
      '1812, 1816 and 1817 are hidden from the showcase',
      'CONVOCATED.DISCARDED',
      'APPLICATION.REJECTED',
      'APPLICATION.WITHDRAWN',
    ],
    'contract invalid': [
      'contract: invalid with its message',
      { 'contract.notForTalent': 'Contrato del evento no disponible para este talento.' },
      { 'contract.unavailable': 'Oops! Contrato no disponible para este evento.' },
    ],
    'contract signed': ['contract: signed, once'],
    'claim invalid': [
      'claim: invalid with its message',
      { 'claim.unavailable': 'Oops! Cuenta de cobro no disponible para este evento.' },
      {
        'claim.contractNotSigned':
          'El contrato no ha sido firmado, por favor firmalo para generar la cuenta de cobro',
      },
    ],
    'claim link set': ['the claim of a place is told by its address once it is made', 'urlEnvoice'],
    'ride in progress': ['ride: ordered, in progress, cancelled'],
    'waypoint hired': ['ride: what the provider tells is followed', 'hired'],
    'password success': ['password: success alert and on', 'Contraseña cambiada con exito'],
    'left out': ['sample data of an unused timer', decided('leftOut')],
  }),
];
