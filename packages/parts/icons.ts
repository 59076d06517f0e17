import {
  Award,
  BadgeCheck,
  Banknote,
  BookOpen,
  Briefcase,
  Building2,
  Cake,
  Calendar,
  Camera,
  ChefHat,
  CircleUserRound,
  Clock,
  Code,
  Coffee,
  Compass,
  Dumbbell,
  FileText,
  Flag,
  Flower2,
  FolderKanban,
  Gamepad2,
  Globe,
  GraduationCap,
  Handshake,
  Heart,
  House,
  IdCard,
  Image,
  Languages,
  Leaf,
  Lightbulb,
  Link,
  Mail,
  MapPin,
  Medal,
  MessageSquareQuote,
  Mic,
  Mountain,
  Music,
  Palette,
  PawPrint,
  Pen,
  PenTool,
  Phone,
  Plane,
  Puzzle,
  QrCode,
  Rocket,
  School,
  Sparkles,
  Sprout,
  Star,
  Stethoscope,
  Target,
  Trophy,
  User,
  Users,
  Utensils,
  Volleyball,
  Wrench,
} from 'lucide'

type IconNode = readonly (readonly [string, Record<string, string | number | undefined>])[]

/** Outline icons by the names that documents store. Adding one is a line; a stored name is never renamed. */
const nodes = {
  user: User,
  id: IdCard,
  cake: Cake,
  phone: Phone,
  mail: Mail,
  pin: MapPin,
  degree: GraduationCap,
  clock: Clock,
  calendar: Calendar,
  link: Link,
  globe: Globe,
  briefcase: Briefcase,
  building: Building2,
  school: School,
  folder: FolderKanban,
  award: Award,
  medal: Medal,
  trophy: Trophy,
  star: Star,
  heart: Heart,
  sparkles: Sparkles,
  target: Target,
  money: Banknote,
  flag: Flag,
  users: Users,
  profile: CircleUserRound,
  quote: MessageSquareQuote,
  tools: Wrench,
  code: Code,
  pen: Pen,
  palette: Palette,
  image: Image,
  book: BookOpen,
  camera: Camera,
  music: Music,
  travel: Plane,
  mountain: Mountain,
  sport: Volleyball,
  gym: Dumbbell,
  game: Gamepad2,
  cook: ChefHat,
  food: Utensils,
  coffee: Coffee,
  plant: Sprout,
  leaf: Leaf,
  flower: Flower2,
  pet: PawPrint,
  mic: Mic,
  language: Languages,
  idea: Lightbulb,
  puzzle: Puzzle,
  compass: Compass,
  rocket: Rocket,
  handshake: Handshake,
  care: Stethoscope,
  house: House,
  design: PenTool,
  verified: BadgeCheck,
  document: FileText,
  qr: QrCode,
} as const

export type IconName = keyof typeof nodes
export const iconNames = Object.keys(nodes) as IconName[]
export const isIcon = (name: string): name is IconName => Object.hasOwn(nodes, name)

const n = (value: string | number | undefined) => Number(value ?? 0)

const circle = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`

const roundRect = (x: number, y: number, w: number, h: number, r: number) =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}z`
    : `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** Every output draws paths only, so other figures become paths here. */
const pathOf = ([tag, a]: IconNode[number]): string => {
  if (tag === 'path') return String(a.d ?? '')
  if (tag === 'circle') return circle(n(a.cx), n(a.cy), n(a.r), n(a.r))
  if (tag === 'ellipse') return circle(n(a.cx), n(a.cy), n(a.rx), n(a.ry))
  if (tag === 'rect') return roundRect(n(a.x), n(a.y), n(a.width), n(a.height), n(a.rx ?? a.ry))
  if (tag === 'line') return `M${n(a.x1)} ${n(a.y1)}L${n(a.x2)} ${n(a.y2)}`
  if (tag === 'polyline' || tag === 'polygon') return `M${String(a.points)}${tag === 'polygon' ? 'z' : ''}`
  throw new Error(`an icon has a figure that is not drawn: ${tag}`)
}

/** Stroked paths on a 24 px grid. */
export const iconPaths = (name: IconName): string[] => (nodes[name] as unknown as IconNode).map(pathOf)
