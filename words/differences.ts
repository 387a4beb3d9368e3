/**
 * Compares a word module of a language with the English one. Both must have the same keys, and functions must
 * take the same parameters.
 *
 * @returns messages for the type check, such as 'title is missing'; `never` if the modules match
 */
export type Differences<English, Other, Place extends string = ''> = [English] extends [Message]
  ? [Other] extends [Message]
    ? [Parameters<English>, Parameters<Other>] extends [
        infer Expected extends unknown[],
        infer Actual extends unknown[],
      ]
      ? [Actual['length'], Actual] extends [Expected['length'], Expected]
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
                  ? Differences<English[Key], Other[Key], PathTo<Place, Key>>
                  : `${PathTo<Place, Key>} is missing`;
              }[keyof English & string]
            | `${PathTo<Place, Exclude<keyof Other, keyof English> & string>} is in no English module`
        : `${Place} should be an object, as the English one`;

// oxlint-disable-next-line typescript/no-explicit-any -- matches any function
type Message = (...values: any[]) => unknown;

type PathTo<Place extends string, Key extends string> = Place extends '' ? Key : `${Place}.${Key}`;

type Widened<Value> = Value extends string ? string : Value extends number ? number : Value;
