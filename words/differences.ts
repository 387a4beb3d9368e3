/**
 * How a language's module says something other than the English one, in words that the type check shows;
 * `never` where it says the same: each message and no further one, and in each what English puts into it.
 */
export type Differences<English, Other, Place extends string = ''> = [English] extends [Message]
  ? [Other] extends [Message]
    ? [Parameters<English>, Parameters<Other>] extends [
        infer Takes extends unknown[],
        infer Given extends unknown[],
      ]
      ? [Given['length'], Given] extends [Takes['length'], Takes]
        ? Differences<ReturnType<English>, ReturnType<Other>, `${Place}()`>
        : `${Place} should take what the English one takes`
      : never
    : `${Place} should be a function, as the English one`
  : [English] extends [string | number | boolean | null | undefined]
    ? [Other] extends [Widened<English>]
      ? never
      : `${Place} should be what the English one is`
    : [English] extends [readonly unknown[]]
      ? [Other] extends [readonly unknown[]]
        ? never
        : `${Place} should be a list, as the English one`
      : [Other] extends [object]
        ?
            | {
                [Key in keyof English & string]: Key extends keyof Other
                  ? Differences<English[Key], Other[Key], Inside<Place, Key>>
                  : `${Inside<Place, Key>} is missing`;
              }[keyof English & string]
            | `${Inside<Place, Exclude<keyof Other, keyof English> & string>} is in no English module`
        : `${Place} should be an object, as the English one`;

// oxlint-disable-next-line typescript/no-explicit-any -- matches any function
type Message = (...given: any[]) => unknown;

type Inside<Place extends string, Key extends string> = Place extends '' ? Key : `${Place}.${Key}`;

type Widened<Value> = Value extends string ? string : Value extends number ? number : Value;
