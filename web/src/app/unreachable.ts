/** The only words that do not come from the server: that it does not answer. */
export const UNREACHABLE = {
  en: {
    text: 'Knockdown cannot be reached. Is the server running? Start it with: knockdown serve',
    again: 'Try again',
  },
  es: {
    text: 'No se puede acceder a Knockdown. ¿Está en marcha el servidor? Inícialo con: knockdown serve',
    again: 'Volver a intentarlo',
  },
  pl: {
    text: 'Nie można połączyć się z Knockdown. Czy serwer działa? Uruchom go poleceniem: knockdown serve',
    again: 'Spróbuj ponownie',
  },
};
