const COMMON = new Set(
  [
    '00000000 11111111 12121212 12312312 123123123 12344321 12345678 123456789 1234567890 0123456789 123654789',
    '147258369 1q2w3e4r 1qaz2wsx 52013140 55555555 66666666 77777777 87654321 88888888 987654321 99999999',
    'a12345678 a123456789 abc12345 abcd1234 asdfghjkl iloveyou password password1 qq123456 qwer1234 qwerty123',
    'qwertyui qwertyuiop woaini1314 woaini520 woaini123 zxcvbnm123 zxcvbnm,./ admin123 aa123456 123456aa 5201314520',
  ].flatMap((line) => line.split(' ')),
)

/** Whether somebody who knows the number, or the usual lists, would guess the password at once. */
export function isGuessable(password: string, mobile: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  return plain === mobile || COMMON.has(plain) || new Set(plain).size === 1
}
