/**
 * Everything that counts for or against a guess of the parser, with its weight. A guess is made where the weights of
 * the features that a text has add up to 1 or more; a weight of -3 or -4 is meant to outweigh all others.
 * `npm run import:score` prints what each feature is worth on the corpus.
 */
const features = {
  /** A line of words that can name a section is its heading. */
  heading: {
    /** The whole line is a name from the list in `headings.ts`. */
    listedName: 4,
    /** It has the style that most sure headings of this file share. */
    usualStyle: 1,
    /** It is a heading of the file itself, or bold, large, ruled or marked with a sign. */
    headingLook: 1,
    spaceAbove: 1,
    /** Its word is ambiguous (`Experience`), and dates follow. */
    datesBelow: 1,
    /** Headings of this file share a style, and this line has another one. */
    otherStyle: -3,
    /** Its style ranks lower than that of the other headings: it belongs to an entry. */
    lowerRank: -3,
  },
  /** A line of unknown words is a section heading. */
  unlistedHeading: {
    usualStyle: 1,
    beforeFirstHeading: -1,
    listItem: -1,
    severalCells: -1,
    lessSpaceAbove: -1,
    /** A school or company with dates below it. */
    opensEntry: -1,
    noWords: -1,
    tooLong: -1,
    dated: -1,
    sentence: -1,
  },
  /** A line can belong to the head of an entry. */
  headLine: {
    anyLine: 1,
    /** A heading of the file itself. */
    fileHeading: 2,
    listItem: -4,
    tooLong: -4,
    sentence: -4,
    prose: -1,
    /** `工作内容：` opens the text of an entry. */
    bodyLabel: -1,
  },
  /** A head line below the dates still belongs to the head. */
  headTail: {
    /** The line with the dates has nothing else on it, and nothing is above it. */
    datesAlone: 1,
    /** It is short and bold, italic or in several cells. */
    emphasis: 1,
    /** It names a company, post, school, degree, place or department. */
    knownFact: 1,
    /** It is short, and a list follows. */
    aboveList: 1,
  },
  /** A line with a period opens an entry. */
  datedHead: {
    period: 1,
    longRest: -1,
    prose: -1,
  },
  /** In a section without periods, a line with a single date opens an entry. */
  singleDate: {
    dateAtEdge: 1,
    listItem: -1,
    longRest: -1,
    prose: -1,
  },
  /** The words of a text look like the name of a person. The sum says how much. */
  nameWords: {
    /** A Chinese surname and one or two characters, or a surname of two characters. */
    knownSurname: 3,
    /** `阿依古丽·买买提`, or a capitalized Latin name. */
    foreignName: 2,
    upToThreeCharacters: 1,
    fourCharacters: 0.5,
  },
  /** A text that looks like a name by its words is set like one. Adds to `nameWords`. */
  nameLook: {
    firstText: 1,
    largestText: 2,
    bold: 0.5,
  },
} as const satisfies Record<string, Record<string, number>>

type Features = typeof features
type Guess = keyof Features
export type FeatureName = { [G in Guess]: `${G}.${keyof Features[G] & string}` }[Guess]

/** Sizes are relative to the usual size of the file; spaces are in lines, lengths in characters. */
export const limits = {
  /** From this size on, a line looks like a heading. */
  headingSize: 1.1,
  /** From this size on, a list item can be a heading whose sign was taken for a list mark. */
  markedHeadingSize: 1.08,
  /** A line below this share of the size of the other headings ranks lower. */
  lowerRankSize: 0.93,
  /** From this space above on, a line is set apart. */
  headingSpace: 0.9,
  /** An unlisted heading has at least this share of the usual space above headings. */
  shareOfUsualSpace: 0.6,
  unlistedHeading: 40,
  headLine: 110,
  emphasizedLine: 80,
  fact: 60,
  shortLine: 48,
  /** The rest of a line without its dates, if it is set like a head and if it is not. */
  restOfHead: 140,
  restOfPlainLine: 90,
  /** Distance of a single date from the start or end of its line. */
  dateAtEdge: 2,
  /** Lines of a head above and below the line with its dates. */
  linesAboveDates: 3,
  linesBelowDates: 3,
  linesOfUndatedHead: 3,
  /** `nameWords` of a text that is taken for a name with nothing else to support it. */
  likelyName: 2,
  sureNameWords: 3,
  /** `nameWords` and `nameLook` together: taken for the name, and beyond doubt. */
  name: 2.5,
  sureName: 4,
} as const

let switchedOff: FeatureName | undefined

/** Every feature has to be judged: a forgotten one does not compile. */
export const weigh = <G extends Guess>(
  guess: G,
  found: Readonly<Record<keyof Features[G], boolean>>,
): number => {
  const weights: Readonly<Record<string, number>> = features[guess]
  return Object.entries(weights).reduce(
    (sum, [feature, weight]) =>
      found[feature as keyof Features[G]] && `${guess}.${feature}` !== switchedOff ? sum + weight : sum,
    0,
  )
}

export const isGuessed: <G extends Guess>(
  guess: G,
  found: Readonly<Record<keyof Features[G], boolean>>,
) => boolean = (guess, found) => weigh(guess, found) >= 1

export const featureWeights = (): Map<FeatureName, number> =>
  new Map(
    Object.entries<Record<string, number>>(features).flatMap(([guess, weights]) =>
      Object.entries(weights).map(([feature, weight]) => [`${guess}.${feature}` as FeatureName, weight]),
    ),
  )

/** Runs the parser as if no text had the feature. Only for measuring: everything that runs meanwhile is affected. */
export const withoutFeature = async <Result>(
  name: FeatureName,
  run: () => Promise<Result>,
): Promise<Result> => {
  switchedOff = name
  try {
    return await run()
  } finally {
    switchedOff = undefined
  }
}
