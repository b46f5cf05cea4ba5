/** A short set of inks. sky, far, mid and near run from light to dark; lamp glows; hot is the one loud ink. */
export interface Palette {
  sky: string;
  pale: string;
  far: string;
  mid: string;
  near: string;
  ink: string;
  lamp: string;
  hot: string;
  cream: string;
  slate: string;
  ginger: string;
  pink: string;
  brick: string;
}

const inks = (list: string): Palette => {
  const [sky, pale, far, mid, near, ink, lamp, hot, cream, slate, ginger, pink, brick] = list
    .split(' ')
    .map((hex) => `#${hex}`);
  return { sky, pale, far, mid, near, ink, lamp, hot, cream, slate, ginger, pink, brick } as Palette;
};

/** Twelve times of day and weathers. Order of the inks: as in `Palette`. */
export const palettes = {
  /** The late pink edition. */
  extra: inks('F6C9BC FBE6DC E79E90 3C62B8 20397F 16193A F7BE3B D9442F FFF6EC 7C86A8 DE7A2C F09A92 B44A3A'),
  /** Lamps lit, blue night. */
  gaslight: inks(
    '24397C 3A55A4 314A97 1D2C66 151D49 0D1130 FAC445 E2553B FFF1DC 7E8BC0 E58637 F3A79C 8F3B45',
  ),
  /** Salt air and green water. */
  harbor: inks('F3DFC4 FBF0DF 9DBFB4 3F8586 1F5560 14262F F2B33D D84B32 FFF7EA 7F979B DB7B33 EFA08F AE4B37'),
  /** Snow on slate. */
  snow: inks('C6D3E6 E9EEF6 9FB2D2 5877B2 2E4A8A 171F42 F8C44E D7402F FBFAF7 8590AC DF7F33 F0A29A 9C4440'),
  /** Brownstone in late sun. */
  stoop: inks('F5D9A8 FBEBCB E7B36C B2573A 7C3429 2A1520 FBD060 D9442F FFF4E2 8D8590 E58431 EF9E8C 98412F'),
  /** Awnings and bottle green. */
  market: inks('F6D3C2 FCEADF EBAE8C 2F7D66 1C4F47 14242B F5BC3C D8432F FFF6E9 84908F E07C2C F09E93 A84536'),
  /** Wet streets, plum and sea green. */
  rain: inks('A9BFC0 D5E0DC 7FA0A6 4F6F86 33495F 191F33 F6C85A D8513C F7F3E6 7F8794 D98240 E3A69B 8A4A4F'),
  /** October: yellow leaves, rust walls. */
  ginkgo: inks('F8D878 FCEBB4 EDB34A A8532F 6A3226 281722 FFE27A C8372D FFF6DF 8C8078 D97A24 EE9F83 8E3F2B'),
  /** Plum dusk and paper lanterns. */
  lantern: inks('5A2A4E 7A3C62 713554 3F1C44 2B1334 190C22 FFC24D EE5A3A FFEFDB A383A4 F08B3C F6A79E A3394A'),
  /** Before the milk: lilac and peach. */
  dawn: inks('E3CFE4 F4E7EF F4B8A4 8A6CA8 54437E 251C42 FBC95A DB4B4A FFF7F1 9489AA E38A45 F2A0A4 A04D68'),
  /** A clear spring morning. */
  mint: inks('CBE6D8 E9F5EC F4C19A 3E8FA0 1E5A74 132A3F F8C84A E0553F FFFAF0 7F98A0 E6883A F4A899 B3563F'),
  /** Two inks and a red: the police-court page. */
  notice: inks('EFE3CF F8F1E4 D3C3A8 8A7C6E 4A4140 1B171C E9B949 C93A2B FFF9EC 938A84 CF7B38 E59C8B 8B3A30'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
