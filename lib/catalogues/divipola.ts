/** DIVIPOLA codes (DANE) of the catalogue's cities of Colombia by their ids: department, two digits, and municipality. */
export const DIVIPOLA: Readonly<Record<number, string>> = {
  1: '11001', // Bogotá
  2: '05001', // Medellín
  3: '76001', // Cali
  4: '08001', // Barranquilla
  5: '13001', // Cartagena
  6: '68001', // Bucaramanga
  7: '54001', // Cúcuta
  8: '66001', // Pereira
  9: '17001', // Manizales
  10: '63001', // Armenia
  11: '73001', // Ibagué
  12: '47001', // Santa Marta
  13: '50001', // Villavicencio
  14: '52001', // Pasto
  15: '23001', // Montería
  16: '41001', // Neiva
  17: '19001', // Popayán
  18: '20001', // Valledupar
  19: '70001', // Sincelejo
  20: '15001', // Tunja
  21: '44001', // Riohacha
  22: '27001', // Quibdó
  23: '18001', // Florencia
  24: '85001', // Yopal
  25: '81001', // Arauca
  26: '86001', // Mocoa
  27: '88001', // San Andrés
  28: '91001', // Leticia
  29: '95001', // San José del Guaviare
  30: '94001', // Inírida
  31: '97001', // Mitú
  32: '99001', // Puerto Carreño
  33: '25754', // Soacha
  34: '25175', // Chía
  35: '25126', // Cajicá
  36: '25899', // Zipaquirá
  37: '25269', // Facatativá
  38: '25290', // Fusagasugá
  39: '25307', // Girardot
  40: '25473', // Mosquera
  41: '05088', // Bello
  42: '05266', // Envigado
  43: '05360', // Itagüí
  44: '05631', // Sabaneta
  45: '05615', // Rionegro
  46: '05045', // Apartadó
  47: '76520', // Palmira
  48: '76109', // Buenaventura
  49: '76834', // Tuluá
  50: '76111', // Buga
  51: '76364', // Jamundí
  52: '76892', // Yumbo
  53: '76147', // Cartago
  54: '08758', // Soledad
  55: '08573', // Puerto Colombia
  56: '13836', // Turbaco
  57: '13430', // Magangué
  58: '68276', // Floridablanca
  59: '68307', // Girón
  60: '68547', // Piedecuesta
  61: '68081', // Barrancabermeja
  62: '68679', // San Gil
  63: '54498', // Ocaña
  64: '66170', // Dosquebradas
  65: '15238', // Duitama
  66: '15759', // Sogamoso
  67: '15407', // Villa de Leyva
  68: '44430', // Maicao
  69: '47189', // Ciénaga
  70: '52356', // Ipiales
  71: '52835', // Tumaco
  72: '23417', // Lorica
  73: '41551', // Pitalito
  74: '50006', // Acacías
  75: '73449', // Melgar
  76: '63130', // Calarcá
  77: '20011', // Aguachica
  78: '88564', // Providencia
};
