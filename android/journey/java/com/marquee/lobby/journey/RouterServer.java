package com.marquee.lobby.journey;

import com.marquee.lobby.rules.AssetRouter;
import com.marquee.lobby.rules.BridgeMessage;
import com.marquee.lobby.rules.BundleIndex;
import com.marquee.lobby.rules.LinkPolicy;
import com.marquee.lobby.rules.MainPage;
import com.marquee.lobby.rules.RouteAnswer;
import com.marquee.lobby.rules.RouteRequest;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Executors;

/**
 * The shell's own router behind HTTP, for a browser in place of the web view: what the bundle has comes from the bundle,
 * the rest from the server. For tests alone. Paths below /-shell/ are the test's own: what the shell itself would do.
 */
public final class RouterServer implements HttpHandler {
  private static final String OWN = "/-shell/";
  /** They belong to one connection. */
  private static final List<String> NOT_PASSED =
      Arrays.asList("connection", "keep-alive", "transfer-encoding", "content-length", "accept-encoding", "content-encoding");

  private final String origin;
  private final String upstream;
  private final Path site;
  private final AssetRouter router;
  private final LinkPolicy links;
  private final Random random = new Random();
  private volatile String nonce = "";
  private volatile String token;
  private volatile int versionCode;

  private RouterServer(int port, String upstream, Path bundle, int versionCode) throws IOException {
    this.origin = "http://localhost:" + port;
    this.upstream = upstream;
    this.site = bundle.resolve("site");
    this.versionCode = versionCode;
    router =
        new AssetRouter(
            origin,
            BundleIndex.readSizes(read(bundle.resolve("index.txt"))),
            BundleIndex.readHeaders(read(bundle.resolve("page-headers.txt"))));
    // The policy knows https alone; a test's own server has none.
    links = new LinkPolicy(origin.replace("http:", "https:"), BundleIndex.readLines(read(bundle.resolve("paths.txt"))));
  }

  public static void main(String[] arguments) throws IOException {
    int port = Integer.parseInt(arguments[0]);
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext(
        "/", new RouterServer(port, arguments[1], Paths.get(arguments[2]), Integer.parseInt(arguments[3])));
    server.start();
    System.out.println("Ready");
  }

  private static String read(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try {
      String path = exchange.getRequestURI().getRawPath();
      if (path.startsWith(OWN)) answerTest(exchange, path.substring(OWN.length()));
      else answer(exchange);
    } catch (RuntimeException failed) {
      failed.printStackTrace();
      send(exchange, 500, String.valueOf(failed).getBytes(StandardCharsets.UTF_8));
    } finally {
      exchange.close();
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    String destination = header(exchange, "Sec-Fetch-Dest");
    RouteAnswer answer =
        router.route(
            new RouteRequest(
                exchange.getRequestMethod(),
                "http://" + header(exchange, "Host"),
                exchange.getRequestURI().getRawPath(),
                "document".equals(destination),
                header(exchange, "Accept"),
                header(exchange, "Range")));
    if (answer == null) {
      pass(exchange);
      return;
    }
    for (Map.Entry<String, String> entry : answer.headers.entrySet()) {
      if (!entry.getKey().equals("content-length")) exchange.getResponseHeaders().set(entry.getKey(), entry.getValue());
    }
    String charset = answer.charset == null ? "" : "; charset=" + answer.charset;
    exchange.getResponseHeaders().set("content-type", answer.type + charset);
    exchange.getResponseHeaders().set("x-from", "bundle");
    send(exchange, answer.status, bodyOf(answer));
  }

  private byte[] bodyOf(RouteAnswer answer) throws IOException {
    if (answer.file == null) return new byte[0];
    byte[] whole = Files.readAllBytes(site.resolve(answer.file));
    if (!answer.isPage) return Arrays.copyOfRange(whole, (int) answer.start, (int) (answer.start + answer.length));
    StringBuilder hex = new StringBuilder();
    for (int at = 0; at < 32; at++) hex.append(Character.forDigit(random.nextInt(16), 16));
    nonce = hex.toString();
    String html = new String(whole, StandardCharsets.UTF_8);
    return MainPage.fill(html, nonce, token, "24,0,16,0", versionCode).getBytes(StandardCharsets.UTF_8);
  }

  private void answerTest(HttpExchange exchange, String what) throws IOException {
    String body = new String(readAll(exchange.getRequestBody()), StandardCharsets.UTF_8);
    String answer = "";
    if (what.equals("nonce")) answer = nonce;
    else if (what.equals("token")) answer = String.valueOf(token);
    else if (what.equals("version")) versionCode = Integer.parseInt(body);
    else if (what.equals("decide")) answer = links.decide(body.replace("http://", "https://")).name();
    else if (what.equals("deep-link")) answer = String.valueOf(links.readDeepLink(body.replace("http://", "https://")));
    else if (what.equals("message")) answer = hear(BridgeMessage.parse(body));
    send(exchange, 200, answer.getBytes(StandardCharsets.UTF_8));
  }

  /** As the activity does; empty for what it drops. */
  private String hear(BridgeMessage message) {
    if (message == null) return "";
    if (message.kind.equals("session.save")) token = message.payload;
    if (message.kind.equals("session.clear")) token = null;
    return message.answer(true);
  }

  /** To the server and back, unchanged. */
  private void pass(HttpExchange exchange) throws IOException {
    URI target = URI.create(upstream + exchange.getRequestURI());
    HttpURLConnection connection = (HttpURLConnection) new URL(target.toString()).openConnection();
    connection.setInstanceFollowRedirects(false);
    connection.setRequestMethod(exchange.getRequestMethod());
    for (Map.Entry<String, List<String>> entry : exchange.getRequestHeaders().entrySet()) {
      if (NOT_PASSED.contains(entry.getKey().toLowerCase())) continue;
      for (String value : entry.getValue()) connection.addRequestProperty(entry.getKey(), value);
    }
    byte[] sent = readAll(exchange.getRequestBody());
    if (sent.length > 0) {
      connection.setDoOutput(true);
      connection.getOutputStream().write(sent);
    }
    int status = connection.getResponseCode();
    InputStream stream = status >= 400 ? connection.getErrorStream() : connection.getInputStream();
    byte[] body = stream == null ? new byte[0] : readAll(stream);
    for (Map.Entry<String, List<String>> entry : connection.getHeaderFields().entrySet()) {
      if (entry.getKey() == null || NOT_PASSED.contains(entry.getKey().toLowerCase())) continue;
      exchange.getResponseHeaders().put(entry.getKey(), entry.getValue());
    }
    exchange.getResponseHeaders().put("x-from", Collections.singletonList("server"));
    send(exchange, status, body);
  }

  private static String header(HttpExchange exchange, String name) {
    return exchange.getRequestHeaders().getFirst(name);
  }

  private static byte[] readAll(InputStream in) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[16 * 1024];
    for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) out.write(buffer, 0, read);
    return out.toByteArray();
  }

  private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
    boolean hasNone = exchange.getRequestMethod().equals("HEAD") || status == 204 || status == 304 || body.length == 0;
    exchange.sendResponseHeaders(status, hasNone ? -1 : body.length);
    if (!hasNone) exchange.getResponseBody().write(body);
  }
}
