import java.io.*;
import java.nio.charset.CharacterCodingException;
import java.nio.file.*;

class Server {
  static int verdict(Path candidate) throws IOException {
    try {
      return Files.readString(candidate).contains("needle") ? 0 : 1;
    } catch (CharacterCodingException notText) {
      return 2;
    }
  }

  public static void main(String[] arguments) throws IOException {
    PrintStream answers = System.out;
    System.setOut(System.err);  // what the tested code prints must not look like an answer
    BufferedReader paths = new BufferedReader(new InputStreamReader(System.in));
    for (String path; (path = paths.readLine()) != null;) answers.println(verdict(Path.of(path)));
  }
}
