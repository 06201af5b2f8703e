import type { ProfileCode } from '../data/lookups.ts';

/** What a talent of a profile may say of itself; `{o|a}` is written by gender (masculine first). */
export type ProfileTexts = {
  readonly intros: readonly string[];
  /** [area, what was done] */
  readonly experiences: readonly (readonly [string, string])[];
  /** [area, skill] */
  readonly skills: readonly (readonly [string, string])[];
  /** [title, institution] */
  readonly trainings: readonly (readonly [string, string])[];
};

export const profileTexts: Readonly<Record<ProfileCode, ProfileTexts>> = {
  modelo: {
    intros: [
      'Modelo comercial y de pasarela con disponibilidad para viajar dentro y fuera del país.',
      'Trabajo en catálogo, lookbook y fotografía de producto, y me adapto con rapidez a cada marca.',
      'Empecé en el modelaje en ferias de moda y hoy combino la pasarela con la imagen de marca en eventos.',
    ],
    experiences: [
      ['Modelaje', 'Pasarela de cierre en la semana de la moda regional, con tres diseñadores emergentes.'],
      ['Modelaje', 'Catálogo de temporada para una marca de vestidos de baño.'],
      [
        'Logística y protocolo',
        'Imagen de marca en el estand de una compañía de tecnología durante cuatro días de feria.',
      ],
      ['Modelaje', 'Fotografía publicitaria para una campaña de gafas formuladas.'],
      ['Actuación', 'Extra destacado en un comercial de televisión de una bebida sin alcohol.'],
    ],
    skills: [
      ['Modelaje', 'Pasarela'],
      ['Modelaje', 'Catálogo'],
      ['Modelaje', 'Fotografía publicitaria'],
      ['Logística y protocolo', 'Impulso de marca'],
      ['Deportes', 'Yoga'],
    ],
    trainings: [
      ['Diseño de modas', 'Colegiatura de la Sabana'],
      ['Maquillaje profesional', 'Academia Rostros'],
    ],
  },
  presentador: {
    intros: [
      'Maestr{o|a} de ceremonias con buen manejo de público y guion, en español e inglés.',
      'Presento lanzamientos, convenciones y premiaciones; preparo el libreto con el equipo de cada cliente.',
      'Comunicador{|a} con voz cálida y experiencia en vivo, en radio y en transmisiones por internet.',
    ],
    experiences: [
      [
        'Presentación y locución',
        'Conducción de la convención anual de ventas de una aseguradora, con 800 asistentes.',
      ],
      ['Presentación y locución', 'Presentación bilingüe de un congreso de salud digital.'],
      ['Presentación y locución', 'Voz comercial de una cadena de supermercados durante dos temporadas.'],
      ['Presentación y locución', 'Conducción de un magazín de fin de semana en un canal regional.'],
    ],
    skills: [
      ['Presentación y locución', 'Maestro de ceremonias'],
      ['Presentación y locución', 'Presentación bilingüe'],
      ['Presentación y locución', 'Transmisiones en vivo'],
      ['Presentación y locución', 'Locución comercial'],
    ],
    trainings: [
      ['Comunicación social y periodismo', 'Universidad del Altiplano'],
      ['Locución', 'Escuela de Radio La Voz'],
    ],
  },
  cantante: {
    intros: [
      'Cantante con repertorio de bolero, balada y música colombiana, en formato de dúo o con banda.',
      'Canto en bodas, eventos de empresa y festivales, con pista o con trío.',
      'Interpreto música del Caribe y del Pacífico con arreglos propios y un espectáculo muy cercano al público.',
    ],
    experiences: [
      ['Canto', 'Voz líder de una orquesta de salsa en la feria de la ciudad.'],
      ['Canto', 'Recital de boleros en el ciclo de música al parque.'],
      ['Canto', 'Coros en la gira nacional de un artista de vallenato.'],
      ['Actuación', 'Reparto de un musical navideño con treinta funciones.'],
    ],
    skills: [
      ['Canto', 'Bolero'],
      ['Canto', 'Balada'],
      ['Canto', 'Salsa'],
      ['Canto', 'Vallenato'],
      ['Instrumentos', 'Guitarra acústica'],
    ],
    trainings: [
      ['Licenciatura en música', 'Conservatorio del Centro'],
      ['Música', 'Escuela Popular de Artes'],
    ],
  },
  musico: {
    intros: [
      'Músic{o|a} de sesión y de tarima; leo partitura y armo el formato que el evento necesite.',
      'Toco música tradicional colombiana en formatos de cuarteto y sexteto, con sonido propio.',
      'Compositor{|a} y arreglista; ambiento cocteles, ceremonias y lanzamientos con repertorio a la medida.',
    ],
    experiences: [
      ['Instrumentos', 'Integrante de un grupo de gaitas ganador de un festival nacional.'],
      ['Instrumentos', 'Ambientación con cuarteto en cocteles de una entidad bancaria.'],
      ['Instrumentos', 'Músic{o|a} de acompañamiento en un programa de concurso de televisión.'],
      ['DJ y producción musical', 'Producción de música para tres comerciales de radio.'],
    ],
    skills: [
      ['Instrumentos', 'Guitarra acústica'],
      ['Instrumentos', 'Percusión folclórica'],
      ['Instrumentos', 'Piano'],
      ['Instrumentos', 'Acordeón'],
      ['Instrumentos', 'Saxofón'],
      ['DJ y producción musical', 'Producción en estudio'],
    ],
    trainings: [
      ['Música', 'Conservatorio del Centro'],
      ['Producción musical', 'Instituto Sonora'],
    ],
  },
  actor: {
    intros: [
      'Formación en teatro físico y cámara; me interesan los personajes de época y la improvisación.',
      'Actuación para publicidad, video de empresa y experiencias de marca con personajes en vivo.',
      'Trabajo entre las tablas y la pantalla, con doblaje y voz en los últimos años.',
    ],
    experiences: [
      ['Actuación', 'Personaje de reparto en una serie de época para televisión.'],
      ['Actuación', 'Protagónico en un cortometraje seleccionado en un festival de cine.'],
      ['Actuación', 'Personajes itinerantes en la inauguración de un centro comercial.'],
      ['Actuación', 'Temporada de teatro de sala con una obra de autor colombiano.'],
    ],
    skills: [
      ['Actuación', 'Teatro'],
      ['Actuación', 'Cine'],
      ['Actuación', 'Improvisación'],
      ['Actuación', 'Doblaje'],
      ['Deportes', 'Acrobacia'],
    ],
    trainings: [
      ['Artes escénicas', 'Escuela Distrital de Teatro'],
      ['Cine y televisión', 'Universidad del Altiplano'],
    ],
  },
  dj: {
    intros: [
      'Sets de house y crossover para lanzamientos, cocteles y fiestas de fin de año.',
      'Mezclo en vinilo y en digital; leo la pista y llevo equipo propio si el lugar no lo tiene.',
    ],
    experiences: [
      ['DJ y producción musical', 'Residencia de dos años en una terraza de la ciudad.'],
      ['DJ y producción musical', 'Cierre musical de un festival gastronómico.'],
      ['DJ y producción musical', 'Fiesta de fin de año de una compañía de software, con 1.200 invitados.'],
    ],
    skills: [
      ['DJ y producción musical', 'House'],
      ['DJ y producción musical', 'Crossover'],
      ['DJ y producción musical', 'Vinilo'],
      ['DJ y producción musical', 'Electrónica'],
    ],
    trainings: [['Producción musical', 'Instituto Sonora']],
  },
  comediante: {
    intros: [
      'Humor blanco para empresas, escrito a partir de la vida real de cada compañía.',
      'Comedia de observación, imitaciones y mucha conversación con el público.',
    ],
    experiences: [
      ['Comedia', 'Rutina de cuarenta minutos en la celebración del día de la secretaria.'],
      ['Comedia', 'Dos temporadas de comedia en vivo en un café teatro.'],
      ['Comedia', 'Libretista invitad{o|a} de un programa de humor de radio.'],
    ],
    skills: [
      ['Comedia', 'Stand-up'],
      ['Comedia', 'Imitaciones'],
      ['Comedia', 'Cuentería'],
      ['Actuación', 'Improvisación'],
    ],
    trainings: [['Artes escénicas', 'Escuela Distrital de Teatro']],
  },
  chef: {
    intros: [
      'Cocina en vivo con producto colombiano: del mercado campesino al plato, contando cada historia.',
      'Chef para eventos privados, degustaciones de marca y talleres con público.',
    ],
    experiences: [
      ['Cocina', 'Estación de cocina en vivo en el lanzamiento de una línea de electrodomésticos.'],
      ['Cocina', 'Jefatura de cocina de un restaurante de cocina del Pacífico.'],
      ['Cocina', 'Taller de café y cacao para invitados extranjeros de una exportadora.'],
    ],
    skills: [
      ['Cocina', 'Cocina colombiana'],
      ['Cocina', 'Cocina de autor'],
      ['Cocina', 'Asados y parrilla'],
      ['Cocina', 'Repostería'],
    ],
    trainings: [
      ['Gastronomía', 'Escuela de Cocina Mesa Larga'],
      ['Técnico en cocina', 'SENA'],
    ],
  },
  bailarin: {
    intros: [
      'Bailar{ín|ina} de folclor y urbano, con experiencia en montaje y en coreografía para marcas.',
      'De la danza folclórica a la urbana, con energía propia y oído para cada público.',
      'Integro una compañía de danza y preparo intervenciones cortas para ferias y lanzamientos.',
    ],
    experiences: [
      ['Baile', 'Desfile inaugural de la feria de la ciudad con una compañía de cuarenta bailarines.'],
      ['Baile', 'Cuerpo de baile en la gira de un artista urbano.'],
      ['Baile', 'Intervención coreográfica en la apertura de una tienda deportiva.'],
      ['Baile', 'Finalista de un campeonato mundial de salsa en la categoría de grupos.'],
    ],
    skills: [
      ['Baile', 'Salsa caleña'],
      ['Baile', 'Urbano'],
      ['Baile', 'Danza contemporánea'],
      ['Baile', 'Cumbia'],
      ['Baile', 'Mapalé'],
      ['Deportes', 'Acrobacia'],
    ],
    trainings: [
      ['Danza', 'Instituto Departamental de Bellas Artes'],
      ['Artes escénicas', 'Escuela Distrital de Teatro'],
    ],
  },
};
