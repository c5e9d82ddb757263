/** An animal or mould with its trace, beside a coin of 1 zł. */
export interface Plate {
  /** The picture is called rozpoznaj-{name}. */
  name: string;
  /** What the drawing shows. */
  alt: string;
  /** Under it. */
  caption: string;
}
