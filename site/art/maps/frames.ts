/** A place on the earth: longitude and latitude in degrees. */
export type Place = readonly [lon: number, lat: number];

/** The part of town that a map shows, and what is written and drawn on it by hand. */
export interface Frame {
  /** The place in the middle of the sheet. */
  center: Place;
  /** Map units per meter. */
  scale: number;
  /** Ways through parks that the street data lacks: straight, not surveyed. */
  paths: readonly (readonly Place[])[];
  /** Names of streets, and a place near which the name is to stand. */
  names: readonly (readonly [name: string, near: Place])[];
  /** Names of water: where the middle of the word is, and its turn in degrees. */
  waters: readonly (readonly [name: string, at: Place, turn: number])[];
  landmarks: readonly (readonly [drawing: Landmark, at: Place, scale?: number])[];
}

export type Landmark =
  'bridgeTower' | 'hall' | 'church' | 'firehouse' | 'tenement' | 'tug' | 'pushcart' | 'ferry';

/** Width and height of every map in its own units: a fixed aspect, so that nothing shifts when it arrives. */
export const SHEET = { width: 400, height: 460 };

/** One frame per public tour, by the tour's slug. */
export const frames: Readonly<Record<string, Frame>> = {
  'brooklyn-heights': {
    center: [-73.99475, 40.69735],
    scale: 0.38,
    paths: [
      [
        [-73.98935, 40.69824],
        [-73.98987, 40.69877],
        [-73.99098, 40.69983],
        [-73.99176, 40.70005],
      ],
      [
        [-73.99633, 40.69836],
        [-73.99695, 40.69826],
      ],
      [
        [-73.99843, 40.69495],
        [-73.99835, 40.6952],
        [-73.99821, 40.69518],
        [-73.99809, 40.69508],
        [-73.9979, 40.69503],
      ],
      // Across the plaza to the steps of Borough Hall, from Court Street.
      [
        [-73.9906, 40.6933],
        [-73.9903, 40.69325],
      ],
    ],
    names: [
      ['Montague Street', [-73.9942, 40.6943]],
      ['Cranberry Street', [-73.9942, 40.6997]],
      ['Pierrepont Street', [-73.9938, 40.6954]],
      ['State Street', [-73.9936, 40.6913]],
      ['Cadman Plaza West', [-73.991, 40.696]],
    ],
    waters: [['East River', [-73.9993, 40.7021], -8]],
    landmarks: [
      ['bridgeTower', [-73.9918, 40.7021], 1],
      ['hall', [-73.99022, 40.69262], 1],
      ['ferry', [-73.9992, 40.7006], 0.8],
    ],
  },
  'financial-district': {
    center: [-74.0058, 40.7127],
    scale: 0.37,
    paths: [
      // The edge of City Hall Park, and the way to the steps.
      [
        [-74.00697, 40.7117],
        [-74.00707, 40.71179],
        [-74.00673, 40.71188],
      ],
      [
        [-74.00562, 40.71231],
        [-74.00612, 40.71262],
      ],
    ],
    names: [
      ['Broadway', [-74.0053, 40.7156]],
      ['Chambers Street', [-74.0081, 40.7148]],
      ['Fulton Street', [-74.0061, 40.7088]],
      ['Church Street', [-74.0091, 40.7131]],
      ['Worth Street', [-74.007, 40.7174]],
      ['Water Street', [-74.0037, 40.708]],
    ],
    waters: [],
    landmarks: [
      ['hall', [-74.00615, 40.71293], 0.8],
      ['bridgeTower', [-74.0003, 40.7089], 0.9],
      ['firehouse', [-74.0004, 40.71655], 0.9],
      ['church', [-74.0116, 40.7076], 0.9],
    ],
  },
  'lower-east-side': {
    center: [-73.9857, 40.71845],
    scale: 0.245,
    paths: [],
    names: [
      ['Bowery', [-73.9922, 40.7251]],
      ['Delancey Street', [-73.9893, 40.7189]],
      ['East Houston Street', [-73.9868, 40.7217]],
      ['Grand Street', [-73.9796, 40.7136]],
      ['East Broadway', [-73.9862, 40.7143]],
      ['Avenue B', [-73.9822, 40.7239]],
    ],
    waters: [],
    landmarks: [
      ['tenement', [-73.9925, 40.7153], 0.9],
      ['pushcart', [-73.9795, 40.7236], 0.9],
      ['tug', [-73.9769, 40.7106], 0.7],
    ],
  },
};
