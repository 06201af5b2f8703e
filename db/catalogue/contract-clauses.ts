type ContractClauseRow = {
  readonly id: number;
  /** Clauses are shown in this order and numbered by their place among those that apply. */
  readonly position: number;
  readonly title: string;
  /** One paragraph per line. `{{…}}` are the placeholders of lib/contracts/clauses/clauses.ts. */
  readonly body: string;
  /** Null: every contract type. */
  readonly contractTypeId: 51 | 52 | null;
  readonly onlyThirdParty: boolean;
  readonly kind: 'CLAUSE' | 'HABEAS_DATA';
};

const everywhere = { contractTypeId: null, onlyThirdParty: false, kind: 'CLAUSE' } as const;

/**
 * The contract's clauses: a civil services contract under Colombian law. 51 (eventos) reserves the image,
 * 52 (fotografía) licenses it within limits; 13 stands only where the platform's company collects and pays.
 */
export const contractClauseRows: readonly ContractClauseRow[] = [
  {
    ...everywhere,
    id: 1,
    position: 1,
    title: 'Partes y objeto',
    body: [
      'Entre los suscritos, de una parte, {{agency.name}}, con {{agency.documentType}} {{agency.identification}} y domicilio en {{agency.domicile}}, {{agency.representation}}, y con {{producer.name}} a cargo de la producción del evento, en adelante EL CONTRATANTE; y, de la otra, {{talent.name}}, {{talent.age}}, con {{talent.documentType}} {{talent.identification}} y domicilio en {{talent.address}}, {{talent.representation}}, en adelante EL TALENTO, se celebra este contrato civil de prestación de servicios, que se rige por las cláusulas siguientes y, en lo que ellas no prevean, por el Código Civil y el Código de Comercio de Colombia.',
      'EL TALENTO se obliga a prestar personalmente sus servicios como {{service.profile}}, durante {{service.days}}, en el evento «{{event.name}}», identificado con el código {{event.code}}, y EL CONTRATANTE se obliga a pagar por ellos los honorarios aquí pactados. {{talent.binding}}',
    ].join('\n'),
  },
  {
    ...everywhere,
    id: 2,
    position: 2,
    title: 'Independencia',
    body: [
      'EL TALENTO presta el servicio por su cuenta, con autonomía técnica y artística, sin exclusividad y sin subordinación frente a EL CONTRATANTE ni frente al cliente del evento. Las indicaciones sobre horario, vestuario, guion o lugar son las propias de la coordinación de un evento y no constituyen subordinación.',
      'Este contrato es de naturaleza civil. No da origen a una relación laboral ni al pago de salarios, prestaciones sociales, vacaciones o indemnizaciones de carácter laboral. EL TALENTO no podrá ceder el contrato ni enviar a otra persona en su lugar sin autorización escrita de EL CONTRATANTE.',
    ].join('\n'),
  },
  {
    ...everywhere,
    id: 3,
    position: 3,
    title: 'Lugar, fechas y horario',
    body: [
      'El servicio se prestará en {{event.venue}}, en la ciudad de {{event.city}}, {{event.dates}}, {{event.schedule}}, hora local de esa ciudad.',
      'Todo cambio de lugar, fecha u horario se comunicará por escrito a los datos de contacto que EL TALENTO tiene registrados en la plataforma {{platform.productName}}. Si EL TALENTO no puede atender el cambio, podrá terminar este contrato sin sanción alguna, avisando de inmediato.',
    ].join('\n'),
  },
  {
    ...everywhere,
    id: 4,
    position: 4,
    title: 'Honorarios y pago',
    body: [
      'EL CONTRATANTE pagará a EL TALENTO, como única contraprestación por {{service.days}} de servicio, honorarios brutos por valor de {{fee.figures}}, esto es, {{fee.words}}. De esa suma se harán únicamente las retenciones y deducciones que ordene la ley.',
      'El pago se hará a una cuenta de la que EL TALENTO sea titular, dentro de los treinta (30) días calendario siguientes a la presentación de su cuenta de cobro por medio de la plataforma, una vez prestado el servicio. La cuenta de cobro solo procede con este contrato firmado y con los documentos exigidos en él.',
    ].join('\n'),
  },
  {
    ...everywhere,
    id: 5,
    position: 5,
    contractTypeId: 51,
    title: 'Imagen reservada',
    body: 'EL TALENTO se reserva todos los derechos sobre su imagen, su voz, su nombre y su interpretación, que están protegidos por la Ley 23 de 1982 y las normas que la modifican. Este contrato no autoriza su uso con fines publicitarios, promocionales o comerciales. Las tomas generales del evento podrán conservarse como memoria o difundirse con carácter informativo, en los términos del artículo 36 de esa ley. Cualquier otro uso exige autorización previa y escrita de EL TALENTO y una remuneración aparte.',
  },
  {
    ...everywhere,
    id: 6,
    position: 6,
    contractTypeId: 52,
    title: 'Autorización de imagen',
    body: 'EL TALENTO autoriza de manera previa, expresa e informada a EL CONTRATANTE, y al cliente para quien se produce el evento «{{event.name}}», a fijar, reproducir, editar y comunicar al público su imagen, su voz y su nombre artístico, captados durante la prestación del servicio, en fotografías y piezas audiovisuales destinadas a promocionar dicho evento y la marca o producto que en él se presenta. La autorización se otorga conforme a la Ley 23 de 1982 y a la Decisión Andina 351 de 1993, no es exclusiva y no comprende los derechos morales de EL TALENTO, que son inalienables e irrenunciables.',
  },
  {
    ...everywhere,
    id: 7,
    position: 7,
    contractTypeId: 52,
    title: 'Límites y remuneración de la imagen',
    body: [
      'La autorización de imagen rige durante doce (12) meses contados desde el último día del evento, en el territorio de {{event.country}}, y comprende los medios impresos, los puntos de venta, los sitios web y las redes sociales de EL CONTRATANTE y del cliente. Vencido ese término, no se harán publicaciones nuevas.',
      'Quedan excluidos los usos que afecten la dignidad, la honra o la intimidad de EL TALENTO, la alteración sustancial de su apariencia, la creación de réplicas o el entrenamiento de sistemas de inteligencia artificial con su imagen o su voz, y la cesión a personas distintas del cliente.',
      'La remuneración de esta autorización está comprendida en los honorarios. Todo uso fuera del término, el territorio, los medios o los fines señalados requiere acuerdo escrito y pago adicional.',
    ].join('\n'),
  },
  {
    ...everywhere,
    id: 8,
    position: 8,
    title: 'Obligaciones del talento',
    body: [
      'EL TALENTO se obliga a:',
      '1. Prestar el servicio con puntualidad, diligencia y buen trato, en el lugar y el horario pactados.',
      '2. Seguir las indicaciones de coordinación, imagen y seguridad del evento, y cuidar el vestuario y los elementos que se le entreguen.',
      '3. Avisar de inmediato a EL CONTRATANTE cualquier hecho que le impida cumplir.',
      '4. No prestar el servicio bajo los efectos del alcohol o de sustancias psicoactivas.',
      '5. Suministrar información veraz y mantener vigentes los documentos que adjunta a este contrato.',
    ].join('\n'),
  },
  {
    ...everywhere,
    id: 9,
    position: 9,
    title: 'Obligaciones del contratante',
    body: [
      'EL CONTRATANTE se obliga a:',
      '1. Pagar los honorarios en el valor y el plazo pactados.',
      '2. Entregar a tiempo la información, el vestuario y los elementos necesarios para el servicio.',
      '3. Procurar condiciones seguras, dignas y libres de acoso y discriminación durante el evento.',
      '4. Respetar el horario pactado y acordar por escrito el pago de todo tiempo adicional antes de que se preste.',
      '5. Tratar los datos personales de EL TALENTO conforme a la ley y a la autorización contenida en este contrato.',
    ].join('\n'),
  },
  {
    ...everywhere,
    id: 10,
    position: 10,
    title: 'Seguridad social',
    body: 'EL TALENTO declara que está afiliado al Sistema General de Seguridad Social en Salud y al de Riesgos Laborales, y que, como contratista independiente, asume los aportes al Sistema de Seguridad Social Integral que le correspondan sobre el ingreso base que fije la ley, conforme a la Ley 100 de 1993, la Ley 1562 de 2012, el Decreto 1072 de 2015 y las normas que los modifiquen. Para acreditarlo adjunta copia de su documento de identidad, de su RUT y de sus certificados de afiliación a salud (EPS) y a riesgos laborales (ARL). EL CONTRATANTE podrá verificar esos aportes antes del pago y cumplirá las obligaciones que la ley le asigna como contratante.',
  },
  {
    ...everywhere,
    id: 11,
    position: 11,
    title: 'Confidencialidad',
    body: 'EL TALENTO mantendrá en reserva la información no pública que conozca con ocasión del evento, en especial la relativa al cliente, a sus productos y campañas y a las condiciones de este contrato, y se abstendrá de publicar imágenes o contenidos del montaje sin autorización de EL CONTRATANTE. Esta obligación subsiste durante dos (2) años después del evento y no cubre la información que deba revelarse por orden de autoridad competente.',
  },
  {
    ...everywhere,
    id: 12,
    position: 12,
    title: 'Cancelación e incumplimiento',
    body: [
      'Cualquiera de las partes podrá cancelar el servicio sin sanción si avisa por escrito con cuarenta y ocho (48) horas o más de anticipación a su inicio. Si EL CONTRATANTE cancela con una anticipación menor, reconocerá a EL TALENTO el treinta por ciento (30 %) de los honorarios; si el servicio ya comenzó, pagará los días iniciados.',
      'Si EL TALENTO no se presenta o abandona el servicio sin justa causa, no habrá lugar al pago de los honorarios no causados y responderá por los perjuicios que se prueben. Ninguna de las partes responde por hechos de fuerza mayor o caso fortuito, que comunicará a la otra tan pronto como le sea posible.',
    ].join('\n'),
  },
  {
    ...everywhere,
    id: 13,
    position: 13,
    onlyThirdParty: true,
    title: 'Recaudo por tercero',
    body: 'EL CONTRATANTE ha encargado a {{platform.legalName}}, con NIT {{platform.taxId}}, titular de la plataforma {{platform.productName}}, que recaude del cliente el valor del evento y pague con él, por cuenta de EL CONTRATANTE, los honorarios de EL TALENTO. En consecuencia, EL TALENTO dirigirá su cuenta de cobro a esa sociedad y el pago que ella haga extingue la obligación de EL CONTRATANTE. La sociedad obra como mandataria para el recaudo y el pago: practica por cuenta de EL CONTRATANTE solo las retenciones que a este le corresponden por su calidad, y no es parte de la prestación del servicio ni adquiere la calidad de empleadora.',
  },
  {
    ...everywhere,
    id: 14,
    position: 14,
    title: 'Solución de controversias',
    body: 'Este contrato se rige por la ley colombiana. Las diferencias que surjan de él se resolverán primero por arreglo directo, dentro de los quince (15) días calendario siguientes al reclamo escrito de una de las partes; en su defecto, por conciliación ante un centro autorizado, conforme a la Ley 2220 de 2022; y, si no hay acuerdo, ante los jueces competentes de la República de Colombia.',
  },
  {
    ...everywhere,
    id: 15,
    position: 15,
    title: 'Firma electrónica',
    body: 'Las partes acuerdan celebrar este contrato por medios electrónicos y reconocen a la firma electrónica plena validez y fuerza probatoria, conforme a la Ley 527 de 1999, al Decreto 2364 de 2012 y a las normas que los compilen o modifiquen. {{talent.signer}} firma al aceptar las cláusulas con un código de un solo uso, los datos del perfil de EL TALENTO y los documentos que se adjuntan; EL CONTRATANTE firma por los mismos medios, a la vez o después. La plataforma {{platform.productName}} conserva la fecha, la hora, el origen y la huella digital de lo firmado. El contrato lleva la fecha en que se firma por EL TALENTO, {{contract.date}}, y queda celebrado cuando lo han firmado ambas partes; cada una recibe copia en su correo electrónico.',
  },
  {
    ...everywhere,
    id: 16,
    position: 16,
    kind: 'HABEAS_DATA',
    title: 'Habeas Data',
    body: [
      'EL TALENTO autoriza de manera previa, expresa e informada a {{agency.name}}, como responsable, y a {{platform.legalName}}, titular de la plataforma {{platform.productName}}, como encargada, para recolectar, almacenar, usar y circular entre ellas y con el cliente del evento sus datos personales, incluidos los documentos que adjunta, con el fin de celebrar, ejecutar y pagar este contrato, cumplir obligaciones legales, tributarias y de seguridad social, y contactarlo para servicios semejantes, conforme a la Ley 1581 de 2012 y al Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.',
      'EL TALENTO puede conocer, actualizar, rectificar y suprimir sus datos, pedir prueba de esta autorización, revocarla cuando no haya un deber legal o contractual que lo impida y presentar quejas ante la Superintendencia de Industria y Comercio. Ejerce esos derechos escribiendo a {{agency.email}} o a {{platform.supportEmail}}. No está obligado a autorizar el tratamiento de datos sensibles; los certificados de salud y riesgos laborales se usan solo para acreditar su afiliación.',
    ].join('\n'),
  },
];
